import { styled } from '../style/stitches.config';

/** A heading by its size, not its level: `as` says which level it is. */
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
