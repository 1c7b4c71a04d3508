import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pagePaths } from '../../../machines/pagePaths';
import { usePath } from '../../routing/usePath';
import { styled } from '../../style/stitches.config';
import { Button } from '../../ui/Button';
import { Heading } from '../../ui/Heading';
import { Icon } from '../../ui/Icon';
import { Mark } from '../../ui/Mark';
import { Section } from '../../ui/Section';

/** The default error screen: the specified title, the message, the stack trace, and a link to the home page. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isHome = usePath() === pagePaths.home;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return (
    <>
      <Landing space="none">
        <Words>
          <Title as="h1" size="section" lang="en" dir="ltr" tabIndex={-1}>
            Unexpected Application Error!
          </Title>
          <p>{t('Error_Lead')}</p>
          <Message lang="en" dir="ltr">
            {message}
          </Message>
          <Button as={Link} href="/" kind="ink" onClick={isHome ? reload : undefined}>
            <span>{t('Back_Home')}</span>
            <Icon name="arrowForward" />
          </Button>
        </Words>
        <Doors>
          <Mark height={160} />
        </Doors>
      </Landing>
      <Trace as="pre" surface="marble" space="none" lang="en" dir="ltr">
        {stack}
      </Trace>
    </>
  );
}

/** Loads the home page anew: what failed may be an actor, which would fail again. The address keeps the choices. */
function reload(event: MouseEvent) {
  event.preventDefault();
  window.location.reload();
}

/** Places the logo on the upper edge of the stack trace's box. */
const Landing = styled(Section, {
  wraps: '$32 $space$56',
  alignItems: 'end',
  justifyContent: 'end',
  paddingBlockStart: '$28',
  '@md': { paddingBlockStart: '$64' },
});

const Words = styled('div', {
  column: '$16',
  flex: '1 1 100%',
  alignItems: 'start',
  minInlineSize: 0,
  '& > *': { maxInlineSize: '100%' },
  '& > a': { marginBlockStart: '$12' },
  '@md': { flexBasis: '24rem', gap: '$20', paddingBlockEnd: '$80' },
});

const Doors = styled('div', {
  '& svg': { inlineSize: '64px', blockSize: '80px' },
  '@md': { '& svg': { inlineSize: '128px', blockSize: '160px' } },
});

/** Styles of text that is English on every page: an Arabic page aligns it to the right, like its other text. */
const english = { textAlign: 'start', '[dir=rtl] &': { textAlign: 'end' } } as const;

const Title = styled(Heading, english);

const Message = styled('p', {
  ...english,
  fontSize: '$fact',
  fontWeight: '$light',
  overflowWrap: 'anywhere',
});

const Trace = styled(Section, {
  paddingBlock: '$32 $space$48',
  '@md': { paddingBlock: '$48 $space$80' },
  fontFamily: 'ui-monospace, monospace',
  fontSize: '$code',
  lineHeight: '$label',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
