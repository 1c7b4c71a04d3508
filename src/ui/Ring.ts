import { styled } from '../style/stitches.config';

/** The circle beside an option, like an elevator button's light: empty, or filled around a hole if the option is chosen. */
export const Ring = styled('span', {
  // Hidden on paper and without scripts, where nothing can be chosen.
  '@print': { display: 'none' },
  '@scriptless': { display: 'none' },
  flex: 'none',
  border: '$borderWidths$ring solid var(--ring, $colors$ringDark)',
  borderRadius: '$round',
  // Forced colours remove the dark gradient from the picture below the ring, so the ring gets a background of its own.
  '@forced': { background: 'Canvas' },
  // A shadow fills the ring while the picture opens; a growing border would change the layout in every frame.
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
