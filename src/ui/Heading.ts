import { styled } from '../style/stitches.config';

/** A heading of a size; which level it has, `as` says. */
export const Heading = styled('h2', {
  fontWeight: '$light',
  variants: {
    size: {
      section: {
        fontSize: '$section',
        lineHeight: '$section',
        letterSpacing: '$title',
        '@md': { fontSize: '$sectionWide' },
      },
      leaf: {
        fontSize: '$leaf',
        lineHeight: '$section',
        letterSpacing: '$title',
        '@md': { fontSize: '$leafWide' },
      },
      card: {
        fontSize: '$card',
        lineHeight: '$card',
        letterSpacing: '$card',
        '@md': { fontSize: '$cardWide' },
      },
    },
  },
});
