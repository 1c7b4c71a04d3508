import { styled } from '../style/stitches.config';

/** The text that introduces a section, below its heading. */
export const Lead = styled('p', {
  maxInlineSize: '$measure',
  marginBlockStart: '$24',
  color: '$muteLight',
});
