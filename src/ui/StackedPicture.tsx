import type { ComponentProps } from 'react';
import { scriptless } from '../style/scriptless';
import { styled } from '../style/stitches.config';
import { openDoors } from './openDoors';
import { Picture } from './Picture';

interface StackedPictureProps extends ComponentProps<typeof Picture> {
  readonly isShown: boolean;
  /** Whether to print this picture; by default, the shown picture is printed. */
  readonly isChosen?: boolean;
  /** A visible caption at the picture's foot, with the same text as the alternative text. */
  readonly caption?: string;
}

/** One picture of a `PictureStack`. When it is shown, it opens like doors over the previous picture. */
export const StackedPicture = ({
  isShown,
  isChosen = isShown,
  caption,
  ...picture
}: StackedPictureProps) => (
  <Layer shown={isShown} chosen={isChosen}>
    <Picture {...picture} hidden={!isShown} />
    {caption && <Caption aria-hidden>{caption}</Caption>}
  </Layer>
);

const Caption = styled('p', {
  position: 'absolute',
  row: 0,
  minBlockSize: '$space$96',
  insetInline: 0,
  insetBlockEnd: 0,
  paddingBlock: '$12',
  paddingInline: '$pad',
  background: '$ink',
  color: '$bodyDark',
  text: 'label',
  textWrap: 'balance',
  '@md': { paddingInlineStart: '$space$32' },
});

const Layer = styled('div', {
  position: 'relative',
  objectPosition: 'inherit',
  gridArea: '1 / 1',
  minInlineSize: 0,
  minBlockSize: 0,
  ...scriptless({ gridArea: 'auto', scrollSnapAlign: 'start' }),
  variants: {
    chosen: {
      true: { '@print': { display: 'block !important', visibility: 'visible !important' } },
      false: { '@print': { display: 'none !important' } },
    },
    shown: {
      true: {
        zIndex: '$raised',
        // Puts the shown picture first in the row.
        '@scriptless': { order: -1 },
        '@motion': {
          transition: 'translate $part',
          animation: `${openDoors} $transitions$part var(--wait, 0s) backwards`,
        },
      },
      false: {
        visibility: 'hidden',
        display: 'var(--others)',
        // Keeps the previous picture visible until the next one has opened over it.
        '@motion': {
          transition: 'translate $part, visibility 0s calc(480ms + var(--wait, 0s))',
        },
        ...scriptless({ visibility: 'visible', display: 'block' }),
      },
    },
  },
});
