import { styled } from '../stitches.config';

/** The ring of a landing button: empty at rest, filled around a hole when chosen. */
export const Ring = styled('span', {
  flex: 'none',
  border: '$borderWidths$ring solid var(--ring, $colors$ringDark)',
  borderRadius: '$round',
  transition: 'border-color $state, border-width $state',
  variants: {
    chosen: { true: { borderWidth: 'var(--filled)', borderColor: 'currentColor' }, false: {} },
    size: {
      regular: { inlineSize: '16px', blockSize: '16px', '--filled': '5px' },
      large: { inlineSize: '22px', blockSize: '22px', '--filled': '7px' },
    },
  },
  defaultVariants: { size: 'regular' },
});
