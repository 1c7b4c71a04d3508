import { navigate } from 'wouter/use-browser-location';
import { pagePath } from '../routing/pagePath';

/**
 * Follows a link with the door transition: a picture of the previous page opens like doors above the new page (`globalStyles`). The
 * browser first takes that picture, in a frame, and only then the history is written. Follows the link at once where the browser
 * has no such transitions, or where the link leads to the top of the open page.
 */
export const navigateWithTransition: typeof navigate = (to, options) => {
  const follow = () => navigate(to, options);
  const isHere = to === pagePath(window.location.pathname);
  // Firefox has `startViewTransition` since version 144.
  // eslint-disable-next-line typescript/no-unnecessary-condition
  if (isHere || !document.startViewTransition) return follow();
  const { style } = document.documentElement;
  const transition = document.startViewTransition(() => {
    // The browser takes no picture of the new page, so that it can be used at once.
    style.viewTransitionName = 'none';
    follow();
  });
  style.viewTransitionName = 'root';
  // `ready` is rejected when the browser skips the animation, for example in a hidden tab.
  transition.ready.catch(() => {});
};
