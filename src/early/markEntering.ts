import * as marks from './marks';

/** Whether the visitor followed a link or typed the address: the page was not reloaded or restored from the browser's history. */
function isNavigation(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/**
 * Marks the home page `entering` for a visitor from outside the site: two panels, like the halves of an elevator door, cover the hero's
 * picture and slide apart (`HeroPhoto`). Removes the mark when this animation ends.
 */
export function markEntering() {
  const root = document.documentElement;
  const isVisit = location.pathname === '/' && !document.referrer.startsWith(location.origin);
  // Without motion no animation would end, and the mark would stay.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (!isVisit || isStill || !isNavigation()) return;
  root.classList.add(marks.entering);
  // An `animationend` of a pseudo-element comes from the two panels, except during the door transition to another page.
  root.addEventListener(
    'animationend',
    ({ pseudoElement }) => pseudoElement && root.classList.remove(marks.entering),
  );
}
