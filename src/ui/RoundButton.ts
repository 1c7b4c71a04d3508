import { styled } from '../style/stitches.config';
import { inkRing } from './Button';
import { whilePressed } from './whilePressed';

/** A round button with one icon; `on` is the surface beneath it. */
export const RoundButton = styled('button', {
  centred: 'inline-grid',
  flex: 'none',
  size: '$pressable',
  padding: 0,
  border: '$borderWidths$ring solid',
  borderRadius: '$round',
  background: 'transparent',
  fontSize: '$label',
  lineHeight: 1,
  transition: 'color $state, background-color $state, border-color $release, scale $release',
  ...whilePressed,
  '@print': { display: 'none' },
  variants: {
    on: {
      dark: {
        borderColor: '$ringDark',
        color: '$white',
        background: 'rgba(18,17,15,.82)',
        '@hover': { '&:hover': { background: '$white', borderColor: '$white', color: '$ink' } },
        '&:active': { borderColor: '$lit' },
      },
      light: inkRing,
    },
  },
});
