import { styled } from '../style/stitches.config';

/** A part of a page, as wide as the window. Its surface also sets the colour of the focus outline. */
export const Section = styled('section', {
  // Keeps a change in one section from repainting the others.
  contain: 'content',
  '@print': { contain: 'none' },
  paddingInline: '$pad',
  variants: {
    surface: {
      paper: { background: '$paper', color: '$ink' },
      marble: { background: '$marble', color: '$ink' },
      ink: { ground: 'ink' },
    },
    space: {
      none: {},
      regular: {
        paddingBlock: '$88',
        '@md': { paddingBlock: '$144' },
        '@print': { paddingBlock: '$24' },
      },
    },
  },
  defaultVariants: { surface: 'paper', space: 'regular' },
});
