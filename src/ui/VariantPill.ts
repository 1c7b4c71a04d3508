import { styled } from '../style/stitches.config';
import { whilePressed } from './whilePressed';

/**
 * A small button that picks a variant. A marked one (`isMarked`) shows a dot in place of some padding, so that its width stays the same.
 */
export const VariantPill = styled('button', {
  position: 'relative',
  inlineRow: '6px',
  minInlineSize: '$pressable',
  minBlockSize: '$variant',
  paddingInline: '12px',
  paddingBlock: '$4',
  border: '$borderWidths$ring solid $ringVariant',
  borderRadius: '$round',
  background: 'rgba(18,17,15,.55)',
  fontSize: '$pill',
  lineHeight: 1.4,
  textAlign: 'start',
  '@hover': {
    transition: 'color $state, border-color $state, scale $state',
    '&:hover': { borderColor: '$white' },
  },
  ...whilePressed,
  '&:active': { borderColor: '$lit' },
  // Also takes the press of a finger that lands just beside the pill, which would otherwise select the card.
  '&::after': { content: '', position: 'absolute', inset: '-4px -3px' },
  '&:where([aria-pressed=true]:not(:only-child))': {
    borderColor: '$white',
    boxShadow: 'inset 0 0 0 1px currentColor',
    '@forced': { borderColor: 'Highlight' },
  },
  // Without scripts nobody can press the pill, so it looks like plain text.
  '@scriptless': {
    '&&': {
      border: 0,
      boxShadow: 'none',
      padding: 0,
      color: '$white',
      pointerEvents: 'none',
      '&::before': { display: 'none' },
      '&::after': { content: 'none', position: 'static' },
      '&:not(:last-child)::after': { content: '·' },
    },
  },
  // Paper shows only the chosen pill, as a line of text.
  '@print': {
    '&&': {
      minBlockSize: 0,
      padding: 0,
      border: 0,
      '&::before': { display: 'none' },
    },
  },
  variants: {
    isMarked: {
      true: {
        gap: '$4',
        paddingInline: '6px 9px',
        borderColor: '$lit',
        color: '$lit',
        '&::before': {
          content: '',
          flex: 'none',
          size: '5px',
          borderRadius: '$round',
          background: 'currentColor',
          '@forced': { background: 'Highlight' },
        },
      },
    },
    isChosen: { true: {}, false: { '@print': { display: 'none' } } },
  },
});
