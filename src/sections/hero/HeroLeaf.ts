import * as marks from '../../early/marks';
import { keyframes, styled } from '../../style/stitches.config';

/** The selector of an element while two leaves (panels like the halves of a door) slide apart before the hero. */
export const entering = `.${marks.entering} &`;

/** Keyframes that move the leaf and the words on it from `--from` to their place. */
export const travel = keyframes({ from: { translate: 'var(--from)' } });

/**
 * The hero's leaf: a dark panel like one half of a door, drawn from the physical left and mirrored as a whole in Arabic
 * (specification, Hero banner).
 */
export const HeroLeaf = styled('div', {
  covers: 0,
  // On a phone this gradient is only for the header; the words have a ground of their own, which grows with them.
  background: 'linear-gradient(rgba(18,17,15,.55), rgba(18,17,15,0) 20%)',
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
  '@md': {
    background: [
      'linear-gradient(#6b4a2a, #b68f5d 25%, #ecd0a0 50%, #b68f5d 75%, #6b4a2a) var(--leaf) 0 / 3px 100% no-repeat',
      'linear-gradient(90deg, rgb(18,17,15) var(--leaf), rgba(18,17,15,.5) var(--leaf), rgba(18,17,15,0) calc(var(--leaf) + 120px))',
    ].join(', '),
  },
  '@motion': { animation: `${travel} $transitions$travel backwards` },
  [entering]: {
    animationDuration: '900ms',
    '@md': { '--from': 'calc((50% - var(--leaf)) * var(--ahead))' },
  },
  '@print': { display: 'none' },
});
