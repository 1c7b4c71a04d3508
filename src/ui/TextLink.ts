import { styled } from '../style/stitches.config';
import { nudgedIcon } from './nudgedIcon';

/** An underlined text link, with room for an icon. */
export const TextLink = styled('a', {
  inlineRow: '$12',
  minBlockSize: '$pressable',
  paddingBlockStart: '$8',
  background: 'linear-gradient(currentColor, currentColor) 0 100% / 100% 1px no-repeat',
  transition: 'background-size $state',
  grows: 'cardText',
  '@hover': { '&:hover': { backgroundSize: '100% 2px' } },
  ...nudgedIcon,
});
