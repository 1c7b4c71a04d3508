import { keyframes, styled } from '../style/stitches.config';

const spin = keyframes({ to: { rotate: '1turn' } });

/** A ring that spins while something is under way; under reduced motion it stands still. */
export const Spinner = styled('span', {
  size: '18px',
  border: '2px solid $ringDark',
  borderBlockStartColor: '$colors$white',
  borderRadius: '$round',
  '@motion': { animation: `${spin} 900ms linear infinite` },
});
