import { styled } from '../style/stitches.config';

/** A heading; `size` chooses its look, and `as` its level. */
export const Heading = styled('h2', {
  variants: {
    size: {
      section: {
        letterSpacing: '$title',
        textGrows: 'section',
      },
      leaf: {
        lineHeight: '$section',
        letterSpacing: '$title',
        grows: 'leaf',
      },
      card: {
        letterSpacing: '$card',
        textGrows: 'card',
      },
      expanded: {
        lineHeight: '$card',
        letterSpacing: '$card',
        grows: 'expanded',
        '@print': { fontSize: '$card' },
      },
    },
  },
});
