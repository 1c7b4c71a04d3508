import { keyframes } from '../style/stitches.config';

/** Keyframes that uncover an element from its middle to both sides, like opening doors. */
export const openDoors = keyframes({
  from: { clipPath: 'inset(0 50%)' },
  to: { clipPath: 'inset(0)' },
});
