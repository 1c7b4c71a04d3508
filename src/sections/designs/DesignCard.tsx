import { useSelector } from '@xstate/react';
import type { Design } from '../../content/designs';
import { useActor } from '../../hooks/useActor';
import { scriptless } from '../../style/scriptless';
import { styled } from '../../style/stitches.config';
import { elementIds } from '../../ui/elementIds';
import { DesignPhoto } from './DesignPhoto';
import { DesignWords, toEdges } from './DesignWords';

/** One design category: its pictures, its variants and, while the card is selected, its text and the link to its folder of drawings. */
export function DesignCard({ design }: { design: Design }) {
  const isSelected = useSelector(useActor('designs'), (state) => state.matches(design.id));
  return (
    <Card
      role="group"
      id={elementIds.designCard(design.id)}
      aria-labelledby={elementIds.designTitle(design.id)}
      isSelected={isSelected}
    >
      <DesignPhoto design={design} />
      <Scrim isSelected={isSelected} />
      <DesignWords design={design} isSelected={isSelected} />
    </Card>
  );
}

const Card = styled('div', {
  '--ring': '$colors$muteDark',
  position: 'relative',
  column: 0,
  justifyContent: 'end',
  overflow: 'hidden',
  ground: 'ink',
  '--turn': '0s',
  '@print': { justifyContent: 'start' },
  '&:nth-child(2)': { '--turn': '120ms' },
  '&:nth-child(3)': { '--turn': '240ms' },
  variants: {
    isSelected: {
      true: {
        // 500 px at the default text size; in rem, so that larger text stays on the dark part of the picture.
        minBlockSize: '31.25rem',
        // The selected card's share of a 1280 px row: 568 px beside four cards of 176 px. Set in every layout, so that a change of layout
        // starts no transition.
        flexGrow: 3.227,
        '@print': { flex: '1 1 0 !important', minInlineSize: 0, minBlockSize: 0 },
        '@laptop': { flexBasis: 0, minInlineSize: 0, minBlockSize: 0 },
        ...scriptless({ flexBasis: 'auto', minBlockSize: '31.25rem' }),
      },
      false: {
        minBlockSize: '11.5rem',
        flexGrow: 1,
        '--aside': '42%',
        '@tablet': { minBlockSize: '14rem' },
        '@print': { flex: '1 1 0 !important', minInlineSize: 0, minBlockSize: 0 },
        // At least as wide as the card's longest pill or word.
        '@laptop': { flexBasis: 0, minInlineSize: '150px', minBlockSize: 0 },
        '@media (min-width: 64em)': { minInlineSize: '158px' },
        [toEdges]: { '&:is(:first-child, :last-child)': { minInlineSize: '202px' } },
        ...scriptless({ flexBasis: 'auto', minBlockSize: '31.25rem' }),
      },
    },
  },
  '@laptop': { '@motion': { transition: 'flex-grow $travel' } },
});

/** A dark background for words beside the picture; the picture fades into it. */
const inkBeside = 'linear-gradient(90deg, $colors$ink 42%, rgba(18,17,15,0) 56%)';

/**
 * Darkens the picture under the words: `::before` in unselected cards, `::after` in the selected one. Where cards grow sideways, a
 * selection fades one into the other. In a low, wide card, the words are at the start of the line, beside the picture's subject; if the
 * card is selected, they have a dark background of their own.
 */
const Scrim = styled('div', {
  covers: 0,
  zIndex: '$raised',
  '&::before, &::after': { content: '', covers: 0 },
  '&::before': {
    background:
      'linear-gradient(90deg, rgba(12,10,8,.8), rgba(12,10,8,0) 60% 75%, rgba(12,10,8,.5) 95%), linear-gradient(rgba(12,10,8,.1), rgba(12,10,8,.75))',
    '@tablet': { background: inkBeside, opacity: '1 !important' },
    '[dir=rtl] &': { scale: '-1 1' },
  },
  // In the third card (buttons), the picture is beside the words.
  '@small': { ':nth-child(3) > &::before': { background: inkBeside } },
  '@laptop': {
    '&::before, &::after': {
      background: 'linear-gradient(rgba(12,10,8,0) 46%, rgba(12,10,8,.92) 64%, rgba(12,10,8,.95))',
      '@motion': { transition: 'opacity 280ms ease-out' },
    },
  },
  '@lg': {
    '&::after': {
      background: 'linear-gradient(rgba(12,10,8,0) 48%, rgba(12,10,8,.9) 72%, rgba(12,10,8,.95))',
    },
  },
  variants: {
    isSelected: {
      true: { '&::before': { opacity: 0 } },
      false: { '&::after': { opacity: 0 } },
    },
  },
});
