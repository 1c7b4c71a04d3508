import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pagePaths } from '../../../machines/pagePaths';
import { chatMessages } from '../../content/chatMessages';
import { contact, phoneAddress } from '../../content/contact';
import { RichText } from '../../i18n/RichText';
import { usePath } from '../../routing/usePath';
import { styled } from '../../style/stitches.config';
import { List } from '../../ui/List';
import { Mark } from '../../ui/Mark';
import { ChatCode } from '../contact/ChatCode';
import { useChat } from '../../hooks/useChat';
import { useEmailAddress } from '../../hooks/useEmailAddress';

/** The logo, and four columns of links: the company, ways to contact it, support, and its office. */
export function FooterColumns() {
  const { t } = useTranslation();
  const chat = useChat();
  const path = usePath();
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <Columns>
      <Emblem>
        <Mark height={120} />
        <span>
          <RichText>{t('App_Name')}</RichText>
        </span>
      </Emblem>
      <ChatCode />
      <FooterColumn title={t('Company')}>
        <Inner href={pagePaths.about} aria-current={current(pagePaths.about)}>
          {t('About_Us')}
        </Inner>
        <Inner href={pagePaths.contact} aria-current={current(pagePaths.contact)}>
          {t('Countact_Us')}
        </Inner>
      </FooterColumn>
      <FooterColumn title={t('Contact_Us')}>
        <Inner href={pagePaths.home} aria-current={current(pagePaths.home)}>
          {t('Website')}
        </Inner>
        <Outer href={useEmailAddress()} data-address={contact.email}>
          {t('Email')}
        </Outer>
        <Outer {...chat(chatMessages.question)}>{t('Whatsapp')}</Outer>
      </FooterColumn>
      <FooterColumn title={t('Support')}>
        <Outer {...chat(chatMessages.quote)}>{t('Get_a_Quote')}</Outer>
        <Outer {...chat(chatMessages.booking)}>{t('Booking')}</Outer>
      </FooterColumn>
      <FooterColumn title={t('Office')}>
        <Inner href={pagePaths.about}>
          <RichText>{t('location_typing')}</RichText>
        </Inner>
        <Phone href={phoneAddress}>
          <bdi dir="ltr">{contact.phone}</bdi>
        </Phone>
      </FooterColumn>
    </Columns>
  );
}

function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title>{title}</Title>
      <List>
        {Children.map(children, (link) => (
          <li>{link}</li>
        ))}
      </List>
    </div>
  );
}

const footerLink = {
  display: 'inline-block',
  paddingBlock: '6px',
  fontSize: '$body',
  lineHeight: '$label',
  '& bdi': { display: 'inline-block' },
  // Not `pretty`: with it, WebKit wraps the lines before a forced line break too early.
  textWrap: 'wrap',
  transition: 'color $state',
  '@hover': { '&:hover': { color: '$lit' } },
} as const;

const Inner = styled(Link, footerLink);
const Outer = styled('a', footerLink);
const Phone = styled(Outer, { marginBlockStart: '$8', whiteSpace: 'nowrap' });

const Columns = styled('div', {
  display: 'grid',
  // Two columns, or one if the text is too large for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7rem, 40%)), auto))',
  gap: '$36 $space$20',
  '@md': { gridTemplateColumns: '1fr 1fr 1fr 1.35fr', gap: '$36 $space$28' },
  '@lg': { gridTemplateColumns: '1.7fr 1fr 1fr 1fr 1.35fr' },
  // Paper shows the QR code for a quote, the written-out ways to contact the company, and its office.
  '@print': {
    gridTemplateColumns: 'auto 1fr 1.4fr 1.4fr',
    gap: '8mm',
    '& > :first-child, & > :nth-child(3), & li:has([href="/"]), & > :nth-child(5) li:last-child': {
      display: 'none',
    },
    '& > :nth-child(-n + 2), & > :nth-child(5)': { order: -1 },
    '& [data-address]::after': { content: '": \\200e" attr(data-address)' },
  },
});

const Emblem = styled('div', {
  gridColumn: '1 / -1',
  marginBlockEnd: '$12',
  color: '$brass',
  fontSize: '$name',
  '& svg': { blockSize: '68px', inlineSize: 'auto', marginBlockEnd: '$16' },
  '@md': { '& svg': { blockSize: '88px' } },
  '@lg': { gridColumn: 'auto', marginBlockEnd: 0, '& svg': { blockSize: '120px' } },
});

const Title = styled('h2', {
  marginBlockEnd: '$16',
  color: '$muteDark',
  text: 'label',
  fontWeight: '$regular',
});
