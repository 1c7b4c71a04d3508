import { styled } from '../style/stitches.config';

/** The text below a section's heading that introduces it. */
export const Lead = styled('p', {
  maxInlineSize: '$measure',
  marginBlockStart: '$24',
  color: '$muteLight',
});
