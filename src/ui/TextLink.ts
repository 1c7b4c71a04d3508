import { styled } from '../style/stitches.config';

/** An underlined link in words, with room for an icon. */
export const TextLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$12',
  minBlockSize: '$pressable',
  paddingBlockStart: '$8',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  transition: 'background-size $state',
  grows: 'cardText',
  '&:hover': { backgroundSize: '100% 2px' },
  '& svg': { transition: 'translate $state' },
  '@media (hover: hover) and (prefers-reduced-motion: no-preference)': {
    '&:hover svg': { translate: 'var(--nudge, 0)' },
  },
});
