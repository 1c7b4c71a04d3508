import { scriptless } from '../style/scriptless';
import { styled } from '../style/stitches.config';

/**
 * The pictures of a choice, stacked in one place: a `StackedPicture` for each, of which one is shown. Unless the visitor is near
 * (`isNear`), the others are not displayed, so that browsers do not load them. Without scripts the pictures are side by side.
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
