import { useTranslation } from 'react-i18next';
import { contact } from '../../content/contact';
import { mailRelay } from '../../effects/mailRelay';
import { commaJoined } from '../../i18n/commaJoined';
import { plainText } from '../../i18n/plainText';
import { useLanguage } from '../../i18n/useLanguage';
import { styled } from '../../style/stitches.config';
import { Icon } from '../../ui/Icon';

/**
 * How the company treats the texts of the contact form, as Articles 12 and 13 of the Saudi Personal Data Protection Law require it
 * to say. Two lines are shown; the browser unfolds the rest, also without scripts.
 */
export function PrivacyNotice() {
  const { t } = useTranslation();
  const language = useLanguage();
  const relay = mailRelay();
  const { street, district, city, country } = contact;
  const address = commaJoined([street, district, city, country], language);
  const recipients = relay
    ? t('Privacy_Recipients_Relay', { relay })
    : t('Privacy_Recipients_Text');
  const mailbox = import.meta.env.VITE_MAILBOX;
  const ways = [
    recipients,
    ...(mailbox ? [t('Privacy_Mailbox', { mailbox })] : []),
    t('Privacy_Chat'),
  ];
  const parts = [
    [t('Privacy_Who'), t('Privacy_Who_Text', { company: plainText(t('App_Name')), address })],
    [t('Privacy_Purpose'), t('Privacy_Purpose_Text')],
    [t('Privacy_Data'), t('Privacy_Data_Text')],
    [t('Privacy_Recipients'), ways.join(' ')],
    [t('Privacy_Kept'), t('Privacy_Kept_Text')],
  ] as const;
  return (
    <Notice>
      <Summary>
        <span>{t('Privacy_Lead')}</span>
        <More>
          <span>{t('Privacy_More')}</span>
          <Icon name="chevronUp" />
        </More>
      </Summary>
      <Parts>
        {parts.map(([term, text]) => (
          <Part key={term}>
            <dt>{term}</dt>
            <Text>{text}</Text>
          </Part>
        ))}
        <Part>
          <dt>{t('Privacy_Rights')}</dt>
          <Text>
            <span>{`${t('Privacy_Rights_Text')} `}</span>
            <a href={`mailto:${contact.email}`}>
              <bdi dir="ltr">{contact.email}</bdi>
            </a>
          </Text>
        </Part>
      </Parts>
    </Notice>
  );
}

const Notice = styled('details', {
  marginBlockStart: '$28',
  text: 'label',
  '&[open] svg': { rotate: '0deg' },
  '@print': { '&::details-content': { contentVisibility: 'visible' } },
});

const Summary = styled('summary', {
  color: '$muteLight',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  // Keeps the text clear of the chat button in the window's lower corner.
  '@md': { paddingInlineEnd: '$space$48' },
});

const More = styled('span', {
  row: '$4',
  inlineSize: 'fit-content',
  color: '$ink',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  '@hover': { 'summary:hover &': { textDecorationThickness: '2px' } },
  '& svg': { rotate: '180deg', scale: '.8' },
  '@motion': { '& svg': { transition: 'rotate $state' } },
  '@print': { display: 'none' },
});

const Parts = styled('dl', { marginBlockStart: '$16' });

const Part = styled('div', {
  paddingBlock: '$12',
  borderBlockStart: '$borderWidths$line solid $lineMarble',
  '@md': { display: 'grid', gridTemplateColumns: '1fr 3fr', gap: '$24' },
});

const Text = styled('dd', {
  color: '$muteLight',
  '& a': { color: '$ink', textDecoration: 'underline', textUnderlineOffset: '4px' },
});
