import { hover } from '../style/media';

/** Styles of a link or a button whose icon moves by its `--nudge` on hover. */
export const nudgedIcon = {
  '& svg': { transition: 'translate $state' },
  [`@media ${hover} and (prefers-reduced-motion: no-preference)`]: {
    '&:hover svg': { translate: 'var(--nudge, 0)' },
  },
};
