/**
 * How a button is while it is pressed: it gives way at once, and comes back by its own transition; under the pointer in 160
 * ms. Not for a button whose press counts beyond it, as on a card: a scaled element becomes the containing block of what it
 * positions.
 */
export const whilePressed = {
  '&:active:not([aria-disabled=true])': { scale: '.985', transitionDuration: '0s' },
  '@media (hover: hover)': { '&:hover:not(:active)': { transitionDuration: '160ms' } },
};
