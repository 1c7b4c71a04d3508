import { keyframes, styled } from '../../style/stitches.config';
import { entering } from './HeroLeaf';

const part = keyframes({ to: { translate: 'var(--out)' } });

/** The hero's picture. For a visitor from outside the site, two panels like the halves of a door cover it and slide apart. */
export const HeroPhoto = styled('div', {
  containerType: 'size',
  // Moved up, so that the elevator is above the words. The dark end of the words' gradient covers the gap that this leaves at the foot.
  covers: '-40px 0 40px',
  objectPosition: '50% 12%',
  // Centres the picture's elevator in the space beside the panel with the words. In a narrow window it is a little to the side, so that the
  // whole call plate is visible.
  '@md': {
    inset: 0,
    objectPosition: 'calc(50% + var(--leaf) / 2 - var(--aside)) 50%',
    '[dir=rtl] &': { objectPosition: 'calc(50% - var(--leaf) / 2 - var(--aside)) 50%' },
  },
  // In the wide layout, the panel on the side of the words does not leave the picture: it stops behind the words, as their background.
  '@motion': {
    [`${entering}::before, ${entering}::after`]: {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '50%',
      border: '0 solid $lit',
      borderInlineEndWidth: '1px',
      background: '$ink',
      animation: `${part} $transitions$travel both`,
      animationDuration: '900ms',
      '--out': 'calc(-100% * var(--ahead))',
      '@md': { '--out': 'calc((var(--leaf) - 100%) * var(--ahead))' },
    },
    [`${entering}::after`]: {
      insetInlineStart: '50%',
      borderInlineWidth: '2px 0',
      '--out': 'calc(100% * var(--ahead))',
      // Puts this panel above the shadow of the panel with the words.
      '@md': { zIndex: '$raised', '--out': 'calc(100% * var(--ahead))' },
    },
  },
});
