import { keyframes, styled } from '../../style/stitches.config';
import { entering } from './HeroLeaf';

const part = keyframes({ to: { translate: 'var(--out)' } });

/** The place of the hero's picture. Before it, two leaves with light between them part for who comes from elsewhere. */
export const HeroPhoto = styled('div', {
  position: 'absolute',
  containerType: 'size',
  // The car stands above the words: what is missing below lies under the dark end of the scrim.
  inset: '-40px 0 40px',
  objectPosition: '50% 12%',
  // The elevator is in the middle of the picture: it is centred in what the leaf leaves free; in a
  // narrow window a little aside, so that the call plate is whole.
  '@md': {
    inset: 0,
    objectPosition: 'calc(50% + var(--leaf) / 2 - var(--aside)) 50%',
    '[dir=rtl] &': { objectPosition: 'calc(50% - var(--leaf) / 2 - var(--aside)) 50%' },
  },
  // The near one stays as the leaf of the words.
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
      // Above the shadow that the leaf of the words casts.
      '@md': { zIndex: '$raised', '--out': 'calc(100% * var(--ahead))' },
    },
  },
});
