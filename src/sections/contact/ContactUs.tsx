import { useTranslation } from 'react-i18next';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { Heading } from '../../ui/Heading';
import { Lead } from '../../ui/Lead';
import { Section } from '../../ui/Section';
import { YourElevator } from '../choices/YourElevator';
import { ContactForm } from './ContactForm';
import { OtherWays } from './OtherWays';
import { PrivacyNotice } from './PrivacyNotice';

/** The home page's last section: an invitation, and the form. */
export function ContactUs() {
  const { t } = useTranslation();
  return (
    <Columns surface="marble" aria-labelledby={elementIds.contactHeading}>
      <div>
        <Heading size="section" id={elementIds.contactHeading}>
          {t('Contact_Us')}
        </Heading>
        <Lead>{t('Contact_Lead')}</Lead>
      </div>
      <div>
        <OtherWays />
        <YourElevator place="form" />
        <ContactForm page="home" />
        <PrivacyNotice />
      </div>
    </Columns>
  );
}

const Columns = styled(Section, {
  display: 'grid',
  gap: '$36',
  // On paper, this section shows only the visitor's choices (`role=group`).
  '@print': {
    display: 'none',
    '&:has([role=group])': { display: 'block', paddingBlock: '0 $space$8' },
    '& > :first-child, & > * > :not([role=group])': { display: 'none' },
  },
  '@lg': { gridTemplateColumns: '4fr 7fr', gap: '$96' },
});
