import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { pages } from '../../routing/pages';
import { usePath } from '../../routing/usePath';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';

/** The header's links; the link to the open page is underlined. */
export function HeaderLinks({ on }: { on: 'dark' | 'light' }) {
  const { t } = useTranslation();
  const path = usePath();
  return (
    <Links aria-label={t('Main_Navigation')}>
      {pages.map((page) => (
        <NavLink
          key={page.path}
          href={page.path}
          on={on}
          aria-current={page.path === path ? 'page' : undefined}
        >
          {t(page.headerLink)}
        </NavLink>
      ))}
    </Links>
  );
}

const Links = styled('nav', {
  wraps: '0 $space$20',
  display: 'none',
  '@md': { display: 'flex' },
  '@lg': { columnGap: '$36' },
  // Also shown on small screens without scripts, where the menu does not open.
  ...scriptless({ display: 'flex' }),
  '@print': { display: 'none' },
});

const NavLink = styled(Link, {
  row: 0,
  position: 'relative',
  minBlockSize: '$pressable',
  whiteSpace: 'nowrap',
  transition: 'color $state',
  grows: 'cardText',
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
      dark: { '--current': '$colors$brass', '@hover': { '&:hover': { color: '$lit' } } },
      light: { '--current': '$colors$bronze', '@hover': { '&:hover': { color: '$bronze' } } },
    },
  },
});
