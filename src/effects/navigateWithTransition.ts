import { navigate } from 'wouter/use-browser-location';
import { choicesIn } from '../routing/choicesIn';
import { pagePath } from '../routing/pagePath';

/** Whether the address is that of a page's top: it may name choices, but no section. */
function isOpenAt(path: string | URL): boolean {
  const { hash, pathname } = window.location;
  return path === pagePath(pathname) && (hash === '' || choicesIn(hash.slice(1)) !== undefined);
}

/**
 * Follows a link with the door transition: a picture of the previous page splits and opens like an elevator's doors above the new page
 * (`globalStyles`). The history changes only when the browser has taken that picture, in its next frame. Follows the link without the
 * transition if the browser has none. A link to the open page leads to its top and adds nothing to the history; otherwise Back would do
 * nothing after a double click.
 */
export const navigateWithTransition: typeof navigate = (to, options) => {
  const follow = () => navigate(to, isOpenAt(to) ? { ...options, replace: true } : options);
  const isHere = to === pagePath(window.location.pathname);
  // Firefox has `startViewTransition` only since version 144, although TypeScript expects it.
  // eslint-disable-next-line typescript/no-unnecessary-condition
  if (isHere || !document.startViewTransition) return follow();
  const { style } = document.documentElement;
  const transition = document.startViewTransition(() => {
    // Keeps the browser from taking a picture of the new page, so that visitors can use the new page at once.
    style.viewTransitionName = 'none';
    follow();
  });
  style.viewTransitionName = 'root';
  // `ready` is rejected when the browser skips the animation, for example in a hidden tab.
  transition.ready.catch(() => {});
};
