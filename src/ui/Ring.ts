import { styled } from '../style/stitches.config';

/** The circle of an option, like the light of an elevator's button: empty, or filled around a hole when chosen. */
export const Ring = styled('span', {
  // Nothing is chosen on paper, or without scripts.
  '@print': { display: 'none' },
  '@scriptless': { display: 'none' },
  flex: 'none',
  border: '$borderWidths$ring solid var(--ring, $colors$ringDark)',
  borderRadius: '$round',
  // Filled by a shadow, not by a border: a border that grows is laid out in every frame.
  // As long as the doors of what it stands for take to open.
  '@motion': { transition: 'box-shadow $part' },
  variants: {
    chosen: {
      true: {
        borderColor: 'currentColor',
        boxShadow: 'inset 0 0 0 var(--fill)',
        '@forced': { borderWidth: 'calc($borderWidths$ring + var(--fill))' },
      },
      false: {},
    },
    size: {
      regular: { size: '16px', '--fill': '3.5px' },
      large: { size: '22px', '--fill': '5.5px' },
    },
  },
  defaultVariants: { size: 'regular' },
});
