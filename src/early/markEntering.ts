import * as marks from './marks';

/** Whether the page was navigated to: not reloaded, nor restored from the browser's history. */
function isNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * Marks the home page `entering` for a visitor who comes to it from elsewhere: two leaves stand before the hero and part
 * (`Hero`). The mark goes when they have.
 */
export function markEntering() {
  const root = document.documentElement;
  const isVisit = location.pathname === '/' && !document.referrer.startsWith(location.origin);
  if (!isVisit || !isNavigation()) return;
  root.classList.add(marks.entering);
  // The leaves are the page's only pseudo-elements that move, but for the page itself on the way to another.
  root.addEventListener(
    'animationend',
    ({ pseudoElement }) => pseudoElement && root.classList.remove(marks.entering),
  );
}
