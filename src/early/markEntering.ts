import * as marks from './marks';

/** Whether the page was navigated to: not reloaded, nor restored from the browser's history. */
function isNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * Marks the home page `entering` for a visitor who comes from outside the site: then two leaves (panels like the halves of an
 * elevator door) cover the hero's picture and slide apart (`HeroPhoto`). Removes the mark when they have.
 */
export function markEntering() {
  const root = document.documentElement;
  const isVisit = location.pathname === '/' && !document.referrer.startsWith(location.origin);
  if (!isVisit || !isNavigation()) return;
  root.classList.add(marks.entering);
  // No other pseudo-elements of the page are animated, except during the door transition to another page.
  root.addEventListener(
    'animationend',
    ({ pseudoElement }) => pseudoElement && root.classList.remove(marks.entering),
  );
}
