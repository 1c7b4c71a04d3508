import { isDeepStrictEqual } from 'node:util';
import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { macrostep } from '../../src/inspector/model/macrostep';
import { transitionDefinitions } from './transitionDefinitions';
import type { Arc } from './postman';

/** A concrete transition: one case of an event in one snapshot, and the definitions that it takes. */
export interface Transition extends Arc {
  readonly previous: AnyMachineSnapshot;
  readonly event: AnyEventObject;
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  /** The same for transitions that differ in the way they happen alone: in a payload without consequence, or in `by`. */
  readonly kind: string;
}

/** A sneak cell: an event that the machine does not accept in a snapshot. */
export interface Sneak {
  readonly previous: AnyMachineSnapshot;
  readonly event: AnyEventObject;
}

/** All that can happen to a machine: its reachable snapshots by identity, the first one first, and its transitions. */
export interface StateGraph {
  readonly start: string;
  /** The definitions taken before the first event. */
  readonly takenAtStart: readonly AnyTransitionDefinition[];
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly transitions: readonly Transition[];
  readonly sneaks: readonly Sneak[];
}

/** What `explore` needs to know; the names are those of the traversal options of `@xstate/test`. */
export interface Exploration {
  /** The events to try in a snapshot. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** What a visitor may try in a snapshot although the machine does not accept it there. */
  readonly sneaks?: (snapshot: AnyMachineSnapshot) => readonly AnyEventObject[];
  /** The most snapshots that may be found. */
  readonly limit: number;
  readonly fromState?: AnyMachineSnapshot | undefined;
}

/** What makes two snapshots of a machine the same: value and context. */
export const identity = ({ value, context }: AnyMachineSnapshot): string =>
  JSON.stringify([value, context]);

/** What makes a concrete transition, or a sneak cell, itself: the snapshot it starts in and its event. */
export const transitionKey = ({ previous, event }: Sneak): string =>
  `${identity(previous)} ${JSON.stringify(event)}`;

/** Finds every reachable snapshot and transition, breadth first; throws on what would make the search untrue or endless. */
export function explore(machine: AnyStateMachine, options: Exploration): StateGraph {
  const begin = () =>
    options.fromState ? { next: options.fromState, taken: [] } : macrostep(machine);
  const { next: first, taken: takenAtStart } = begin();
  if (identity(begin().next) !== identity(first)) throw new Error(unsteady('The start'));

  const names = transitionDefinitions(machine);
  const start = identity(first);
  const snapshots = new Map([[start, first]]);
  const transitions: Transition[] = [];
  for (const [from, previous] of snapshots) {
    if (snapshots.size > options.limit) {
      throw new Error(
        `More than ${options.limit} states: the context grows without end, or \`limit\` is too small`,
      );
    }
    refuseWhatJsonLoses(previous.context, 'The context');
    for (const event of options.events(previous)) {
      refuseWhatJsonLoses(event, `The event ${event.type}`);
      const { next, taken } = macrostep(machine, previous, event);
      const to = identity(next);
      if (identity(macrostep(machine, previous, event).next) !== to) {
        throw new Error(unsteady(`What ${event.type} leads to`));
      }
      if (!snapshots.has(to)) snapshots.set(to, next);
      const definitions = taken.map((each) => names.get(each)).join(' and ');
      const kind = `${from} ${event.type} (${definitions}) ${to}`;
      transitions.push({ from, to, previous, event, next: snapshots.get(to) ?? next, taken, kind });
    }
  }
  const sneaks = [...snapshots.values()].flatMap((previous) =>
    (options.sneaks?.(previous) ?? []).map((event) => ({ previous, event })),
  );
  return { start, takenAtStart, snapshots, transitions, sneaks };
}

const unsteady = (what: string) =>
  `${what} differs from one time to the next: take random numbers and dates out of the machine`;

function refuseWhatJsonLoses(value: unknown, what: string): void {
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(value)), value)) {
    throw new Error(
      `${what} does not survive JSON: keep to strings, numbers, booleans, lists and plain objects`,
    );
  }
}
