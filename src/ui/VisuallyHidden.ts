import { styled } from '../style/stitches.config';

/** Text for screen readers only. */
export const VisuallyHidden = styled('span', {
  position: 'absolute',
  size: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
