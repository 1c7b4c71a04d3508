import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { Mark } from '../ui/Mark';
import { Section } from '../ui/Section';

interface ErrorScreenProps {
  readonly error: unknown;
  /** Tries again what failed: the way home is one even from home. */
  readonly resetErrorBoundary?: () => void;
}

/** What is shown where a page cannot be: the specified title, the message and the stack trace, and a way home. */
export function ErrorScreen({ error, resetErrorBoundary }: ErrorScreenProps) {
  const { t } = useTranslation();
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return (
    <Section space="none">
      <Frame>
        <Mark height={64} width={48} />
        <Heading as="h1" size="section" lang="en" dir="ltr" tabIndex={-1}>
          Unexpected Application Error!
        </Heading>
        <p>{t('Error_Lead')}</p>
        <Message lang="en" dir="ltr">
          {message}
        </Message>
        <Trace
          lang="en"
          dir="ltr"
          // A box that scrolls is reached by the keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {stack}
        </Trace>
        <Home as={Link} href="/" kind="ink" onClick={resetErrorBoundary}>
          {t('Back_Home')}
          <Icon name="arrowForward" />
        </Home>
      </Frame>
    </Section>
  );
}

const Frame = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: '$24',
  '& > *': { maxInlineSize: '100%' },
  paddingBlock: '$48 $space$88',
  '@md': { paddingBlock: '$64 $space$128' },
});

const Message = styled('p', { fontSize: '$fact', fontWeight: '$light' });

const Trace = styled('pre', {
  inlineSize: '100%',
  padding: '$24',
  background: '$marble',
  color: '$ink',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '$code',
  lineHeight: '$label',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const Home = styled(Button, {});
