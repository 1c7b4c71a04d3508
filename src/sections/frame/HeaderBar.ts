import { scriptless } from '../../style/scriptless';
import { keyframes, styled } from '../../style/stitches.config';

const outOfSight = { translate: '0 -100%' };
const slideIn = keyframes({ from: outOfSight });
const slideOut = keyframes({ to: outOfSight });
const slide = '240ms cubic-bezier(.65,0,.15,1)';

/**
 * The header while it is pinned. In the wide layout it is clipped to 72 px and moved only by transforms, so that no layout shifts when it
 * leaves its place at the page's top or returns there.
 */
const pinned = {
  position: 'var(--pinned)',
  insetBlockStart: 0,
  ground: 'ink',
  '&::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 'var(--cut, 0)',
    blockSize: '$borderWidths$line',
    background: '$lineDark',
  },
  '@md': { '--cut': '12px', translate: '0 -12px', clipPath: 'inset(var(--cut) 0)' },
  '@print': { position: 'static', translate: 'none', clipPath: 'none' },
} as const;

/** The header in its place at the page's top, to which it slides from the window's upper edge. */
const settled = {
  '@motion': {
    transition: `translate ${slide}, clip-path ${slide}, color ${slide}, background-color ${slide}`,
  },
} as const;

/** The header's box: in its place on the page, which differs from page to page, or pinned, dark, at the window's upper edge. */
export const HeaderBar = styled('header', {
  zIndex: '$nav',
  row: '$16',
  inlineSize: '100%',
  minBlockSize: '$nav',
  paddingInline: '$pad',
  '@narrow': { gap: '$8' },
  '@md': { minBlockSize: '$navWide', gap: '$24' },
  '@lg': { gap: '$48' },
  ...scriptless({ flexWrap: 'wrap', minBlockSize: 0, paddingBlock: '$12' }),
  '@print': { position: 'static', minBlockSize: 0 },
  variants: {
    layout: {
      home: {
        '--pinned': 'fixed',
        position: 'absolute',
        insetBlockStart: 0,
        color: '$white',
        '--focus': '$colors$lit',
        // A dark background, because without scripts the header shows links, which lie over the bright door of the picture.
        '@small': scriptless({ background: '$ink' }),
        '@print': { position: 'static' },
      },
      about: { '--pinned': 'sticky' },
      contact: {
        '--pinned': 'sticky',
        '@md': {
          '--pinned': 'fixed',
          position: 'absolute',
          insetBlockStart: 0,
          paddingInlineStart: 0,
          gap: 0,
        },
        '@print': { position: 'static' },
      },
    },
    place: {
      inPlace: settled,
      away: settled,
      pinned: { ...pinned, '@motion': { animation: `${slideIn} ${slide}` } },
      // Under reduced motion the animation takes no time, but it still ends with the event that reports the header out of sight.
      leaving: {
        ...pinned,
        animation: `${slideOut} 0s forwards`,
        '@motion': {
          animationDuration: '240ms',
          animationTimingFunction: 'cubic-bezier(.65,0,.15,1)',
        },
      },
    },
  },
});
