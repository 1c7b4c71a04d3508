import type { ComponentProps } from 'react';
import { styled } from '../style/stitches.config';
import { openDoors } from './openDoors';
import { Picture } from './Picture';

interface StackedPictureProps extends ComponentProps<typeof Picture> {
  readonly isShown: boolean;
}

/** One picture of a `PictureStack`; when it is shown, it opens like doors over the one before. */
export const StackedPicture = ({ isShown, ...picture }: StackedPictureProps) => (
  <Layer shown={isShown}>
    <Picture {...picture} hidden={!isShown} />
  </Layer>
);

const Layer = styled('div', {
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  '@scriptless': { gridArea: 'auto', scrollSnapAlign: 'start' },
  variants: {
    shown: {
      true: {
        zIndex: '$raised',
        '@motion': { animation: `${openDoors} $transitions$part var(--wait, 0s) backwards` },
      },
      false: {
        visibility: 'hidden',
        display: 'var(--others)',
        // It stays visible until the next one has opened over it.
        '@motion': { transition: 'visibility 0s calc(480ms + var(--wait, 0s))' },
        '@scriptless': { visibility: 'visible', display: 'block' },
      },
    },
  },
});
