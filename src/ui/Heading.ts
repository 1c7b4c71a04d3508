import { styled } from '../style/stitches.config';

/** A heading; `size` chooses its look, and `as` its level. */
export const Heading = styled('h2', {
  fontWeight: '$light',
  variants: {
    size: {
      section: {
        lineHeight: '$section',
        letterSpacing: '$title',
        grows: 'section',
      },
      leaf: {
        lineHeight: '$section',
        letterSpacing: '$title',
        grows: 'leaf',
      },
      card: {
        lineHeight: '$card',
        letterSpacing: '$card',
        grows: 'card',
      },
    },
  },
});
