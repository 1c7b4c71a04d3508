import { styled } from '../style/stitches.config';

/** A heading of a size; which level it has, `as` says. */
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
