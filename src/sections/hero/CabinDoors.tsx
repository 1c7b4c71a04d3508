import { useSelector } from '@xstate/react';
import { callTime } from '../../../machines/callMachine';
import { useActor } from '../../hooks/useActor';
import { keyframes, styled } from '../../style/stitches.config';

/** The doors of the elevator in the hero's picture, rendered only during a call: they close and open again. */
export function CabinDoors() {
  const isCalled = useSelector(useActor('call'), (state) => state.matches('called'));
  return isCalled && <Doors aria-hidden />;
}

const closeAndPart = keyframes({
  'from, to': { translate: 'calc(101% * var(--side))' },
  '40%, 55%': { translate: '0' },
});

const Doors = styled('div', {
  display: 'none',
  '@motion': { display: 'block' },
  covers: 0,
  margin: 'auto',
  overflow: 'clip',
  inlineSize: 'calc(var(--w) * .378)',
  blockSize: 'calc(var(--w) * .7423)',
  translate: '0 calc(var(--y) - var(--w) * .175)',
  '@md': {
    inlineSize: 'calc(var(--w) * .1545)',
    blockSize: 'calc(var(--w) * .3077)',
    translate: 'var(--x) calc(var(--w) * -.0159)',
  },
  '&::before, &::after': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '50%',
    // Brushed steel, like the doors in the picture, in the shade of the door frame.
    background:
      'linear-gradient(rgba(18,17,15,.5), rgba(18,17,15,0) 9%), linear-gradient(90deg, #707b88, #aab6c2 38%, #97a3b0 62%, #76818e)',
    '--side': 'calc(-1 * var(--ahead))',
    animation: `${closeAndPart} ${callTime}ms cubic-bezier(.65,0,.15,1) both`,
  },
  '&::after': { insetInlineEnd: 0, '--side': 'var(--ahead)' },
});
