import { styled } from '../style/stitches.config';

/** A section's heading at the start and its controls at the end, on one baseline. The controls wrap below if there is no room. */
export const SectionHeader = styled('div', {
  wraps: '$12 $space$24',
  alignItems: 'end',
  marginBlockEnd: '$32',
  '@md': { marginBlockEnd: '$56' },
  '@print': { marginBlockEnd: '$16' },
  '& > :first-child': { flex: '1 1 0', minInlineSize: 'min-content' },
});
