import { scriptless } from '../style/scriptless';
import { styled } from '../style/stitches.config';

/**
 * A stack of pictures (`StackedPicture`), of which one is shown. The others are not displayed, and so not loaded, until the visitor is near
 * (`isNear`). Without scripts, the pictures are side by side.
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
