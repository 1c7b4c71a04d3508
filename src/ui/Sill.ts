import { styled } from '../style/stitches.config';

/** A strip like an elevator's brass door sill with its two grooves, under the hero and above the footer. */
export const Sill = styled('div', {
  blockSize: '14px',
  '@print': { display: 'none' },
  background:
    'linear-gradient(180deg, #2a2119 0, #8a6740 12%, #e0bd88 20%, #94703f 30%, #3c2d1d 34% 44%, #b68f5d 50%, #7d5d37 58%, #33261a 62% 72%, #a8824f 78%, #5f462a 92%, #241b13)',
});
