import * as marks from '../../early/marks';
import { keyframes, styled } from '../../style/stitches.config';

/** A selector for an element while two panels, like the halves of a door, slide apart in front of the hero. */
export const entering = `.${marks.entering} &`;

/** Keyframes that move the panel and its words from `--from` to their final place. */
export const travel = keyframes({ from: { translate: 'var(--from)' } });

/** The leaf: the hero's dark panel, like half a door, at the physical left and mirrored in Arabic (specification, Hero banner). */
export const HeroLeaf = styled('div', {
  covers: 0,
  // On a phone this gradient only darkens the picture behind the header; the words have their own background.
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
});
