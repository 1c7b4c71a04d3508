/**
 * Styles of a pressed button: it shrinks at once, and grows back with its own transition, under a pointer in 160 ms. Not for a
 * button that takes presses on a larger area, such as a whole card: a scaled element becomes the containing block of its positioned
 * descendants.
 */
export const whilePressed = {
  '&:active:not([aria-disabled=true])': { scale: '.985', transitionDuration: '0s' },
  '@media (hover: hover)': { '&:hover:not(:active)': { transitionDuration: '160ms' } },
};
