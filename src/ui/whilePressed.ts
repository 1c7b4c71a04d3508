import { hover } from '../style/media';

/**
 * Styles of a pressed button: it shrinks at once; released, it grows back with its own transition, or in 160 ms under a pointer. Not for a
 * button whose `::before` covers a larger area, such as a card: scaling would make the button the containing block of that area.
 */
export const whilePressed = {
  '&:active:not([aria-disabled=true])': { scale: '.985', transitionDuration: '0s' },
  // Not `@hover`, which would take the place of a button's own.
  [`@media ${hover}`]: { '&:hover:not(:active)': { transitionDuration: '160ms' } },
};
