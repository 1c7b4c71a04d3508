import { scriptless } from '../../style/scriptless';
import { keyframes, styled } from '../../style/stitches.config';

const outOfSight = { translate: '0 -100%' };
const slideIn = keyframes({ from: outOfSight });
const slideOut = keyframes({ to: outOfSight });
const slide = '240ms cubic-bezier(.65,0,.15,1)';

/** In the wide layout it is cut to 72px and moved by transforms alone, which shift no layout on the way to its place and back. */
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

/** In its place, to which it comes from the window's edge. */
const settled = {
  '@motion': {
    transition: `translate ${slide}, clip-path ${slide}, color ${slide}, background-color ${slide}`,
  },
} as const;

/** The header's box: in its place, which differs from page to page, or pinned to the window's upper edge, where it is dark. */
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
        // Its links would run across the bright door of the picture.
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
      // Where nothing is to move, the animation takes no time: its end says that the header has gone.
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
