import type { AnyEventObject } from 'xstate';
import { keyOf } from './SystemState';
import { type Generate, pathThrough, type PathStep } from './generators';
import { randomOf } from './tourOf';
import { Run, type Subject } from './Run';

/**
 * One random walk of a system; the same seed makes the same walk. Each step draws an actor, then an event type, then a case. The walk ends
 * early if no event is possible.
 */
export const randomWalk =
  (subject: Subject, seed: number, length: number): Generate =>
  ({ possibleAt }) => {
    const random = randomOf(seed);
    const run = new Run(subject);
    const first = run.state;
    const walk: PathStep[] = [];
    for (let state = first; walk.length < length;) {
      const event = chooseEvent(possibleAt(state), random);
      if (!event) break;
      run.send(event);
      state = run.state;
      walk.push({ event, state });
    }
    return [pathThrough(first, walk)];
  };

/** Draws an actor, then one of its event types, then an event of this type. Undefined if there are no events. */
export function chooseEvent<Event extends AnyEventObject>(
  events: readonly Event[],
  random: (limit: number) => number,
): Event | undefined {
  const one = <Item>(items: readonly Item[]) => items[random(Math.max(1, items.length))];
  let left = events;
  for (const nameOf of [actorOf, keyOf]) {
    const name = one([...new Set(left.map(nameOf))]);
    left = left.filter((event) => nameOf(event) === name);
  }
  return one(left);
}

const actorOf = ({ to }: AnyEventObject & { readonly to?: string }): string => to ?? '';
