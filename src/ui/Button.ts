import { styled } from '../style/stitches.config';
import { nudgedIcon } from './nudgedIcon';
import { whilePressed } from './whilePressed';

const litRing = {
  borderColor: '$ringDark',
  color: '$white',
  '@hover': { '&:hover': { borderColor: '$lit', color: '$lit' } },
  '&:active': { borderColor: '$lit', color: '$lit' },
} as const;

/** The colours of an outlined button on a light surface, filled on hover. */
export const inkRing = {
  borderColor: '$rule',
  color: '$ink',
  '@hover': { '&:hover': { background: '$ink', borderColor: '$ink', color: '$white' } },
  '&:active': { borderColor: '$bronze' },
} as const;

/** A button, or a link that looks like one. `kind` sets its colours: primary, ring, veiled on dark surfaces; ink, outline on light. */
export const Button = styled('a', {
  inlineRow: '$16',
  justifyContent: 'center',
  minInlineSize: '$buttonMin',
  minBlockSize: '$button',
  paddingInline: '$28',
  paddingBlock: '$8',
  border: '$borderWidths$ring solid transparent',
  borderRadius: '$round',
  lineHeight: '$label',
  textAlign: 'center',
  transition:
    'color $state, background-color $state, border-color $release, box-shadow $release, scale $release',
  ...whilePressed,
  grows: 'button',
  ...nudgedIcon,
  variants: {
    kind: {
      primary: {
        background: '$brass',
        color: '$ink',
        '@hover': { '&:hover': { background: '$lit', boxShadow: '$glow' } },
        '&:active': { background: '$brassPressed', boxShadow: 'none' },
      },
      ring: { background: 'transparent', ...litRing },
      veiled: { background: 'rgba(18,17,15,.82)', ...litRing },
      ink: {
        background: '$ink',
        color: '$white',
        '@hover': { '&:hover': { background: '$walnut' } },
        '&:active:not([aria-disabled=true])': { background: '$bronze' },
        '&[aria-disabled=true]': { background: '$lineDark', cursor: 'default' },
      },
      outline: { background: 'transparent', ...inkRing },
    },
    size: {
      regular: {},
      small: {
        minBlockSize: '$pressable',
        paddingInline: '$20',
        paddingBlock: '$4',
        grows: 'cardText',
      },
    },
  },
  defaultVariants: { size: 'regular' },
});
