import { useTranslation } from 'react-i18next';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Lead } from '../../ui/Lead';
import { YourElevator } from '../choices/YourElevator';
import { ContactForm } from './ContactForm';
import { GetInTouch } from './GetInTouch';
import { OtherWays } from './OtherWays';
import { PrivacyNotice } from './PrivacyNotice';

/** The contact page: the form and the contact details. The desktop layout shows the details first. */
export function ContactColumns() {
  const { t } = useTranslation();
  return (
    <Columns>
      <Column>
        <Heading as="h1" size="section" id={elementIds.contactHeading} tabIndex={-1}>
          {t('Contact_Us')}
        </Heading>
        <Introduction>{t('Contact_Lead')}</Introduction>
        <OtherWays />
        <YourElevator place="form" />
        <ContactForm page="contact" />
        <PrivacyNotice />
      </Column>
      <GetInTouch />
    </Columns>
  );
}

const Columns = styled('div', {
  '@md': {
    display: 'grid',
    gridTemplateColumns: 'var(--leaf) minmax(0, 1fr)',
    minBlockSize: '960px',
    '& > :first-child': { gridColumn: 2 },
    '& > :last-child': { gridColumn: 1, gridRow: 1 },
  },
  '@print': { display: 'block', minBlockSize: 0 },
});

const Column = styled('section', {
  paddingInline: '$pad',
  paddingBlock: '$28 $space$64',
  '@md': {
    paddingBlock: '160px $space$96',
    paddingInlineStart: '$space$32',
  },
  '@lg': { paddingInlineStart: '$space$80' },
  '@print': { paddingBlock: '$16', paddingInline: 0 },
});

const Introduction = styled(Lead, { marginBlockEnd: '$36' });
