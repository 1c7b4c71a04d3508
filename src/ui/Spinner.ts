import { keyframes, styled } from '../style/stitches.config';

const turn = keyframes({ to: { rotate: '1turn' } });

/** A ring that turns while something is under way; without motion it stands. */
export const Spinner = styled('span', {
  inlineSize: '18px',
  blockSize: '18px',
  border: '2px solid $ringDark',
  borderBlockStartColor: '$colors$white',
  borderRadius: '$round',
  '@motion': { animation: `${turn} 900ms linear infinite` },
});
