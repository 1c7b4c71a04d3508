import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePath } from '../path';
import { styled } from '../stitches.config';

const links = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'navbar_About_Us' },
  { href: '/contact', label: 'Contact_Us' },
] as const;

/** The links of the header; the one to the page that is open is underlined. */
export function HeaderLinks({ on }: { on: 'dark' | 'light' }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <Links aria-label={t('Main_Navigation')}>
      {links.map(({ href, label }) => (
        <NavLink key={href} href={href} on={on} aria-current={href === path ? 'page' : undefined}>
          {t(label)}
        </NavLink>
      ))}
    </Links>
  );
}

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
