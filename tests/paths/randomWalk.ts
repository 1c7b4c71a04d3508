import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator } from 'xstate/graph';
import type { Exploration } from './explore';
import { statePath } from './statePath';
import { macrostep } from '../../src/inspector/model/macrostep';

/** Numbers from 0 to below a limit, the same ones for the same seed: mulberry32. */
export function randomOf(seed: number): (limit: number) => number {
  let state = Math.trunc(seed);
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

/**
 * A generator of one random walk of a machine, the same for the same seed; it ends early where nothing can happen. It
 * takes the types of events in turn of chance first, then a case, so that an event of many cases is not taken more often.
 */
export const randomWalk =
  (seed: number, length: number): PathGenerator<AnyMachineSnapshot, AnyEventObject, unknown> =>
  (logic, options) => {
    const machine = logic as unknown as AnyStateMachine;
    const { events, fromState } = options as Exploration;
    const random = randomOf(seed);
    const first = fromState ?? macrostep(machine).next;
    const walk: { event: AnyEventObject; next: AnyMachineSnapshot }[] = [];
    for (let at = first; walk.length < length;) {
      const event = chooseEvent(events(at), random);
      if (!event) break;
      at = macrostep(machine, at, event).next;
      walk.push({ event, next: at });
    }
    return [statePath(first, walk)];
  };

/** One of the events: first what it is about is left to chance, then what happens, then which of its cases; undefined where there is none. */
export function chooseEvent<Event extends AnyEventObject>(
  events: readonly Event[],
  random: (limit: number) => number,
): Event | undefined {
  const one = <Item>(items: readonly Item[]) => items[random(Math.max(1, items.length))];
  let left = events;
  for (const nameOf of [subjectOf, happeningOf]) {
    const name = one([...new Set(left.map(nameOf))]);
    left = left.filter((event) => nameOf(event) === name);
  }
  return one(left);
}

/** What an event is about: its type, and the part of the page it is told to, where it is told to one. */
const subjectOf = (event: AnyEventObject): string =>
  `${event.type} ${(event as { part?: string }).part ?? ''}`;

/** What that part is told. */
const happeningOf = (event: AnyEventObject): string =>
  (event as { event?: AnyEventObject }).event?.type ?? '';
