import { scriptless } from '../style/scriptless';
import { styled } from '../style/stitches.config';

/**
 * The pictures of a choice, one upon another, of which one is shown: a `StackedPicture` for each. While the visitor is not
 * near (`isNear`), the others are not displayed, so that they are not loaded. Without scripts they are side by side.
 */
export const PictureStack = styled('div', {
  display: 'grid',
  isolation: 'isolate',
  objectPosition: 'inherit',
  size: '100%',
  ...scriptless({
    gridAutoFlow: 'column',
    gridAutoColumns: '100%',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
  }),
  variants: {
    isNear: { true: { '--others': 'block' }, false: { '--others': 'none' } },
  },
});
