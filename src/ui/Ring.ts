import { styled } from '../style/stitches.config';

/** The circle of an option, like the light of an elevator's button: empty, or filled around a hole when chosen. */
export const Ring = styled('span', {
  // Hidden on paper and without scripts, where nothing can be chosen.
  '@print': { display: 'none' },
  '@scriptless': { display: 'none' },
  flex: 'none',
  border: '$borderWidths$ring solid var(--ring, $colors$ringDark)',
  borderRadius: '$round',
  // Forced colours remove the dark gradient from the picture below the ring, so the ring gets a background of its own.
  '@forced': { background: 'Canvas' },
  // Filled by a shadow, because a growing border would change the layout in every frame.
  // Takes as long as the picture of the option takes to open.
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
