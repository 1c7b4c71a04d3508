import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useChat } from '../chat';
import { chatMessages } from '../content/contact';
import { usePath } from '../path';
import { plainText, RichText } from '../richText';
import { styled } from '../stitches.config';
import { Button } from '../ui/Button';
import { Mark } from '../ui/Mark';
import { newTab } from '../ui/newTab';
import { LanguageToggle } from './LanguageToggle';
import { Menu } from './Menu';

/** The layout of the header on each known path: over the hero, on paper, or split between leaf and paper. */
const layouts = { '/': 'home', '/about': 'about', '/contact': 'contact' } as const;

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'navbar_About_Us' },
  { href: '/contact', label: 'Contact_Us' },
] as const;

/** The top navigation bar: its layout follows the path; the product's name stands beside the mark but at home. */
export function Header() {
  const { t } = useTranslation();
  const path = usePath();
  const chat = useChat();
  const layout = layouts[path as keyof typeof layouts] ?? 'about';
  const isHome = layout === 'home';
  return (
    <Bar layout={layout}>
      <Brand href="/" aria-label={isHome ? plainText(t('App_Name')) : undefined} layout={layout}>
        <Mark height={40} />
        {!isHome && (
          <span>
            <RichText>{t('App_Name')}</RichText>
          </span>
        )}
      </Brand>
      <Links aria-label={t('Main_Navigation')}>
        {links.map(({ href, label }) => (
          <NavLink
            key={href}
            href={href}
            on={isHome ? 'dark' : 'light'}
            aria-current={href === path ? 'page' : undefined}
          >
            {t(label)}
          </NavLink>
        ))}
      </Links>
      <Actions>
        <Quote
          {...newTab}
          href={chat(chatMessages.quote)}
          kind={isHome ? 'veiled' : 'outline'}
          size="small"
        >
          {t('Get_a_Quote')}
        </Quote>
        <LanguageToggle on={isHome ? 'dark' : 'light'} />
        <Menu on={isHome ? 'dark' : 'light'} />
      </Actions>
    </Bar>
  );
}

const Bar = styled('header', {
  zIndex: '$nav',
  display: 'flex',
  alignItems: 'center',
  gap: '$16',
  inlineSize: '100%',
  minBlockSize: '$nav',
  paddingInline: '$pad',
  '@md': { minBlockSize: '$navWide', gap: '$24' },
  '@lg': { gap: '$48' },
  '@scriptless': { flexWrap: 'wrap', minBlockSize: 0 },
  '@print': { position: 'static', minBlockSize: 0 },
  variants: {
    layout: {
      home: {
        position: 'absolute',
        insetBlockStart: 0,
        color: '$white',
        '--focus': '$colors$lit',
        '@print': { position: 'static' },
      },
      about: {},
      contact: {
        '@md': { position: 'absolute', insetBlockStart: 0, paddingInlineStart: 0, gap: 0 },
      },
    },
  },
});

const Brand = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  fontSize: '$name',
  lineHeight: '$label',
  minBlockSize: '$pressable',
  minInlineSize: '$pressable',
  variants: {
    layout: {
      home: {},
      about: {},
      contact: {
        '@md': {
          color: '$white',
          '--focus': '$colors$lit',
          inlineSize: 'var(--leaf)',
          paddingInlineStart: '$pad',
          marginInlineEnd: '$32',
          flex: 'none',
        },
        '@lg': { marginInlineEnd: '$80' },
      },
    },
  },
});

const Links = styled('nav', {
  display: 'none',
  flexWrap: 'wrap',
  columnGap: '$20',
  '@md': { display: 'flex' },
  '@lg': { columnGap: '$36' },
  // The menu does not open without scripts: its links stand here, on small screens too.
  '@scriptless': { display: 'flex' },
  '@print': { display: 'none' },
});

const NavLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  position: 'relative',
  minBlockSize: '$pressable',
  fontSize: '$cardText',
  whiteSpace: 'nowrap',
  transition: 'color $state',
  '@md': { fontSize: '$cardTextWide' },
  '&[aria-current]::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    background: 'var(--current)',
    '@forced': { background: 'Highlight' },
  },
  variants: {
    on: {
      dark: { '--current': '$colors$brass', '&:hover': { color: '$lit' } },
      light: { '--current': '$colors$bronze', '&:hover': { color: '$bronze' } },
    },
  },
});

const Actions = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$12',
  marginInlineStart: 'auto',
  '@scriptless': { '& > button': { display: 'none' } },
  '@print': { display: 'none' },
});

const Quote = styled(Button, {
  display: 'none',
  '@md': { display: 'inline-flex' },
});
