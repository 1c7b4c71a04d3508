import { styled } from '../stitches.config';

/** The ring of a landing button: empty at rest, filled around a dot when chosen. */
export const Ring = styled('span', {
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  border: '$borderWidths$ring solid var(--ring, $colors$ringDark)',
  borderRadius: '$round',
  transition: 'border-color $state, border-width $state',
  variants: {
    chosen: { true: { borderWidth: '5px', borderColor: 'currentColor' }, false: {} },
  },
});
