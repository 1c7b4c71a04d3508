import type { ComponentProps } from 'react';
import { styled } from '../style/stitches.config';
import { openDoors } from './openDoors';
import { Picture } from './Picture';

interface StackedPictureProps extends ComponentProps<typeof Picture> {
  readonly isShown: boolean;
  /** Whether it is the one on paper; else, the one that is shown is. */
  readonly isChosen?: boolean;
  /** From where it comes into its place while it opens. */
  readonly comesFrom?: 'above' | 'below' | 'nowhere';
}

/** One picture of a `PictureStack`; when it is shown, it opens like doors over the one before. */
export const StackedPicture = ({
  isShown,
  isChosen = isShown,
  comesFrom = 'nowhere',
  ...picture
}: StackedPictureProps) => (
  <Layer comesFrom={comesFrom} shown={isShown} chosen={isChosen}>
    <Picture {...picture} hidden={!isShown} />
  </Layer>
);

const Layer = styled('div', {
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  '@scriptless': { gridArea: 'auto', scrollSnapAlign: 'start' },
  variants: {
    comesFrom: {
      above: { '@motion': { translate: '0 -24px' } },
      below: { '@motion': { translate: '0 24px' } },
      nowhere: {},
    },
    chosen: {
      true: { '@print': { display: 'block !important', visibility: 'visible !important' } },
      false: { '@print': { display: 'none !important' } },
    },
    shown: {
      true: {
        zIndex: '$raised',
        '@motion': {
          translate: 'none',
          transition: 'translate $part',
          animation: `${openDoors} $transitions$part var(--wait, 0s) backwards`,
        },
      },
      false: {
        visibility: 'hidden',
        display: 'var(--others)',
        // It stays visible until the next one has opened over it.
        '@motion': {
          transition: 'translate $part, visibility 0s calc(480ms + var(--wait, 0s))',
        },
        '@scriptless': { visibility: 'visible', display: 'block' },
      },
    },
  },
});
