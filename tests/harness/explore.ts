import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { Arc } from './postman';
import { Run, type Subject } from './Run';
import type { Case, Stand } from './Stand';

/** A concrete transition: one case of an event at one stand, and the names of the definitions that it takes, of any machine of the system. */
export interface Transition extends Arc {
  readonly previous: Stand;
  readonly event: Case<AnyEventObject>;
  readonly next: Stand;
  readonly taken: readonly string[];
  /** The same for transitions that differ only in how they are caused: in a payload without consequence, or in `by`. */
  readonly kind: string;
}

/** A sneak cell: an event that is not accepted at a stand. */
export interface Sneak {
  readonly previous: Stand;
  readonly event: Case<AnyEventObject>;
}

/** All that can happen to a machine: its reachable stands by identity, the first one first, and its transitions. */
export interface StateGraph {
  readonly start: string;
  /** The names of the definitions taken before the first event. */
  readonly takenAtStart: readonly string[];
  readonly stands: ReadonlyMap<string, Stand>;
  readonly transitions: readonly Transition[];
  readonly sneaks: readonly Sneak[];
  /** The types of the events that the machine got from other machines. */
  readonly answered: ReadonlySet<string>;
}

/** What `explore` needs to know. */
export interface Exploration {
  /** The cases of events that are tried at a stand; those that are impossible there are left out. */
  readonly events: (stand: Stand) => readonly Case<AnyEventObject>[];
  /** What a visitor may try at a stand although it is not accepted there. */
  readonly sneaks?: (stand: Stand) => readonly Case<AnyEventObject>[];
  /** The most stands that may be found. */
  readonly limit: number;
}

/** What makes a concrete transition, or a sneak cell, itself: the stand it starts at and its event. */
export const transitionKey = ({ previous, event }: Sneak): string =>
  `${previous.identity} ${JSON.stringify(event)}`;

/** Finds every reachable stand and transition, breadth first; throws on what would make the search untrue or endless. */
export function explore(subject: Subject, options: Exploration): StateGraph {
  const begun = new Run(subject);
  const first = begun.stand;
  const takenAtStart = begun.taken;
  const again = new Run(subject);
  if (again.stand.identity !== first.identity) throw new Error(unsteady('The start'));

  const stands = new Map([[first.identity, first]]);
  // The second run to a stand goes on from there: 728 runs for the models of one project instead of 897.
  const waiting = new Map([[first.identity, again]]);
  const transitions: Transition[] = [];
  const answered = new Set<string>();
  for (const [from, previous] of stands) {
    if (stands.size > options.limit) {
      throw new Error(
        `More than ${options.limit} states: the context grows without end, or \`limit\` is too small`,
      );
    }
    refuseWhatJsonLoses(previous.context, 'The context');
    for (const event of options.events(previous)) {
      if (!previous.can(event)) continue;
      refuseWhatJsonLoses(event, `The event ${event.type}`);
      const run = waiting.get(from) ?? new Run(subject, previous.events);
      waiting.delete(from);
      run.send(event);
      const { stand, taken } = run;
      const to = stand.identity;
      // What leads to a stand for the first time is tried twice.
      if (!stands.has(to)) {
        const second = new Run(subject, stand.events);
        if (second.stand.identity !== to) throw new Error(unsteady(`What ${event.type} leads to`));
        waiting.set(to, second);
      }
      const next = stands.get(to) ?? stand;
      stands.set(to, next);
      for (const reaction of run.reactions)
        if (reaction.actor === run.name && (event.to || reaction.event.type !== event.type))
          answered.add(reaction.event.type);
      const kind = `${from} ${event.type} (${taken.join(' and ')}) ${to}`;
      transitions.push({ from, to, previous, event, next, taken, kind });
    }
  }
  const sneaks = [...stands.values()].flatMap((previous) =>
    (options.sneaks?.(previous) ?? [])
      .filter((event) => !previous.can(event))
      .map((event) => ({ previous, event })),
  );
  return { start: first.identity, takenAtStart, stands, transitions, sneaks, answered };
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
