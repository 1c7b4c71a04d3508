import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { Arc } from './tourOf';
import { Run, type Subject } from './Run';
import { type Case, type SystemState } from './SystemState';
import { activeStates } from '../../src/devtools/charts/traversal';
import type { AnyEventModel, AnyModelDefinition } from './ModelDefinition';

/** A concrete transition: one case of an event in one state of the system, and the names of the definitions that it takes, of any of its machines. */
export interface Transition extends Arc {
  readonly previous: SystemState;
  readonly event: Case<AnyEventObject>;
  readonly next: SystemState;
  readonly taken: readonly string[];
  /** The same for transitions that differ only in how they are caused: in a payload without consequence, or in `by`. */
  readonly kind: string;
}

/** An event in a state of the system that does not accept it. */
export interface Sneak {
  readonly previous: SystemState;
  readonly event: Case<AnyEventObject>;
}

/** All that can happen to a machine: the states of the system that can be reached, by identity, the first one first, and the transitions between them. */
export interface StateGraph {
  readonly start: string;
  /** The names of the definitions taken before the first event. */
  readonly takenAtStart: readonly string[];
  readonly stands: ReadonlyMap<string, SystemState>;
  readonly transitions: readonly Transition[];
  readonly sneaks: readonly Sneak[];
  /** The types of the events that other machines sent to the machine. */
  readonly answered: ReadonlySet<string>;
}

export interface Exploration {
  /** The cases of events that are tried in a state; those that are impossible there are left out. */
  readonly events: (stand: SystemState) => readonly Case<AnyEventObject>[];
  /** What a visitor may try in a state that does not accept it. */
  readonly sneaks?: (stand: SystemState) => readonly Case<AnyEventObject>[];
  readonly limit: number;
}

/** What tells a concrete transition, or a sneak, from all others: the state that it starts in and its event. */
export const transitionKey = ({ previous, event }: Sneak): string =>
  `${previous.identity} ${JSON.stringify(event)}`;

/** Finds every reachable state and transition, breadth first; throws if chance, lost data or a growing context would spoil the search. */
export function explore(subject: Subject, options: Exploration): StateGraph {
  const begun = new Run(subject);
  const first = begun.stand;
  const takenAtStart = begun.taken;
  const again = new Run(subject);
  if (again.stand.identity !== first.identity) throw new Error(unsteady('The start'));

  const stands = new Map([[first.identity, first]]);
  // The second run to a state is used to go on from it: 728 runs instead of 897 for the models of one project.
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
      // A state that is new is reached a second time, to see that chance plays no part in it.
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

/** The cases of an event in a state, with the actor that its key names. */
export function casesAt([key, { cases }]: readonly [string, AnyEventModel], stand: SystemState) {
  const [type = key, to] = key.split(' ').toReversed();
  const own = typeof cases === 'function' ? cases(stand.snapshot, stand) : (cases ?? [{ type }]);
  return to === undefined ? own : own.map((event) => ({ ...event, to }));
}

/** The events of a model in a state: those that are possible, and those that a visitor may try in vain. */
export function eventsOf({ events, surroundings }: AnyModelDefinition) {
  const all = Object.entries(events);
  return {
    events: (stand: SystemState) => {
      const here = known(stand);
      return all
        .filter(([key]) => here.has(key) || key.startsWith(`${surroundings?.name} `))
        .flatMap((each) => casesAt(each, stand))
        .filter((event) => stand.can(event));
    },
    sneaks: (stand: SystemState) =>
      all
        .filter(([key]) => !/(?:^| )xstate\./.test(key))
        .flatMap((each) => unlike(casesAt(each, stand)))
        .filter((event) => !stand.can(event)),
  };
}

/** The keys of the events that the machines know in a state, their own timers and actors among them. */
const known = (stand: SystemState): ReadonlySet<string> =>
  new Set(
    stand.names.flatMap((name) =>
      activeStates(stand.of(name)).flatMap(({ ownEvents }) =>
        ownEvents.map((type) => (name === stand.name ? String(type) : `${name} ${String(type)}`)),
      ),
    ),
  );

/** One of each group of cases that differ only in `by`: where the event is not accepted, the others would add nothing. */
const unlike = (cases: readonly AnyEventObject[]) => [
  ...new Map(
    cases
      .toReversed()
      .map((event) => [JSON.stringify({ ...event, by: undefined }), event] as const),
  ).values(),
];
