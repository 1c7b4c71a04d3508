import { styled } from '../style/stitches.config';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
