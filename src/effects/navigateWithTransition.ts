import { navigate } from 'wouter/use-browser-location';
import { pagePath } from '../routing/pagePath';

/**
 * Follows a link: the page before opens like doors, as a picture of it above the new one (`globalStyles`). The browser takes that
 * picture first, in a frame, and only then is the history written. At once where the browser cannot, and to the top of the same
 * page.
 */
export const navigateWithTransition: typeof navigate = (to, options) => {
  const follow = () => navigate(to, options);
  const isHere = to === pagePath(window.location.pathname);
  // Firefox has it since 144.
  // eslint-disable-next-line typescript/no-unnecessary-condition
  if (isHere || !document.startViewTransition) return follow();
  const { style } = document.documentElement;
  const transition = document.startViewTransition(() => {
    // The new page is no picture: it can be used at once.
    style.viewTransitionName = 'none';
    follow();
  });
  style.viewTransitionName = 'root';
  // It is rejected where the page comes without motion after all, as in a tab that is hidden.
  transition.ready.catch(() => {});
};
