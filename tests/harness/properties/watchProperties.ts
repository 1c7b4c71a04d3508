import { brokenBy } from './checkProperty';
import type { Change, Formula, Property } from './Property';
import type { Stand } from '../Stand';

/**
 * Watches a path as it is walked: called with the event of each step and where that leads, and with the start before them, it
 * throws as soon as a property does not hold. A system that begins anew, as with a reload, begins a new path, and an event of
 * what surrounds the system, such as time going by, may be many steps at once: it is no change of which something could be said.
 * What "leads to" something is left to `checkProperty`: on one path it can always still come.
 */
export function watchProperties(
  properties: readonly Property[],
): (next: Stand, event?: Change['event']) => void {
  const events: Change['event'][] = [];
  let previous: Stand | undefined;
  return (next, event) => {
    if (event) events.push(event);
    const isOneStep =
      previous?.systems === next.systems && next.names.includes(event?.to ?? next.name);
    const change = previous && event && isOneStep ? { previous, event, next } : undefined;
    const broken = properties.find(({ formula }) => !holdsAt(formula, next, change));
    if (broken) throw new Error(brokenBy(broken, events));
    previous = next;
  };
}

function holdsAt(formula: Formula, stand: Stand, change: Change | undefined): boolean {
  const { kind } = formula;
  if (kind === 'always') return !formula.when(stand) || formula.holds(stand);
  if (kind === 'leads to' || !change) return true;
  if (kind === 'after') return !formula.when(change) || formula.holds(change);
  const { from, to } = formula;
  return !from(change.previous) || to(change.previous) || from(stand) || to(stand);
}
