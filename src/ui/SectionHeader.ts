import { styled } from '../stitches.config';

/** A section's heading at the start and its controls at the end, on one baseline. */
export const SectionHeader = styled('header', {
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: '$24',
  marginBlockEnd: '$32',
  '@md': { marginBlockEnd: '$56' },
  '@print': { marginBlockEnd: '$16' },
});
