import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { Arc } from './tourOf';
import { Run } from './Run';
import { type Case, type SystemState } from './SystemState';
import { activeStates } from '../../src/devtools/charts/traversal';
import type { AnyEventModel, AnyModelDefinition } from './ModelDefinition';

/**
 * A concrete transition: one case of an event in one state of the system. `taken` holds the names of the chart transitions taken, in any
 * machine.
 */
export interface Transition extends Arc {
  readonly previous: SystemState;
  readonly event: Case<AnyEventObject>;
  readonly next: SystemState;
  readonly taken: readonly string[];
  /** Equal for transitions that differ only in how they are caused: in `by`, or in a payload that changes nothing in the result. */
  readonly kind: string;
}

/** An event in a state of the system that does not accept it. */
export interface Sneak {
  readonly previous: SystemState;
  readonly event: Case<AnyEventObject>;
}

/**
 * The graph of a machine: its system's reachable states (`states`, by identity, the initial one first) and the transitions between them.
 */
export interface StateGraph {
  readonly start: string;
  /** The names of the chart transitions that the start takes, before any event. */
  readonly takenAtStart: readonly string[];
  readonly states: ReadonlyMap<string, SystemState>;
  readonly transitions: readonly Transition[];
  readonly sneaks: readonly Sneak[];
  /** The types of the events that other machines sent to the machine. */
  readonly answered: ReadonlySet<string>;
}

/** The unique key of a concrete transition or a sneak: its first state and its event. */
export const transitionKey = ({ previous, event }: Sneak): string =>
  `${previous.identity} ${JSON.stringify(event)}`;

/**
 * Finds every reachable state and transition, breadth first. Throws if the machine is random, if its context does not survive JSON, or if
 * it has more states than the definition's `limit`.
 */
export function explore(subject: AnyModelDefinition): StateGraph {
  const { events, sneaks: sneaksAt } = eventsOf(subject);
  const begun = new Run(subject);
  const first = begun.state;
  const takenAtStart = begun.taken;
  const again = new Run(subject);
  if (again.state.identity !== first.identity) throw new Error(unsteady('The start'));

  const states = new Map([[first.identity, first]]);
  // For each new state, the run that reached it a second time (see below). It then takes the first event of the state, which saves a run.
  const waiting = new Map([[first.identity, again]]);
  const transitions: Transition[] = [];
  const answered = new Set<string>();
  for (const [from, previous] of states) {
    if (states.size > subject.limit) {
      throw new Error(
        `More than ${subject.limit} states: the context grows without end, or \`limit\` is too small`,
      );
    }
    refuseWhatJsonLoses(previous.context, 'The context');
    for (const event of events(previous)) {
      refuseWhatJsonLoses(event, `The event ${event.type}`);
      const run = waiting.get(from) ?? new Run(subject, previous.events);
      waiting.delete(from);
      run.send(event);
      const { state, taken } = run;
      const to = state.identity;
      // Reaches each new state a second time, to check that the machine is not random.
      if (!states.has(to)) {
        const second = new Run(subject, state.events);
        if (second.state.identity !== to) throw new Error(unsteady(`What ${event.type} leads to`));
        waiting.set(to, second);
      }
      const next = states.get(to) ?? state;
      states.set(to, next);
      for (const reaction of run.reactions)
        if (reaction.actor === run.name && (event.to || reaction.event.type !== event.type))
          answered.add(reaction.event.type);
      const kind = `${from} ${event.type} (${taken.join(' and ')}) ${to}`;
      transitions.push({ from, to, previous, event, next, taken, kind });
    }
  }
  const sneaks = [...states.values()].flatMap((previous) =>
    sneaksAt(previous).map((event) => ({ previous, event })),
  );
  return { start: first.identity, takenAtStart, states, transitions, sneaks, answered };
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

/** The cases of an event in a state. If the key of the event names an actor, each case gets this actor as `to`. */
export function casesAt([key, { cases }]: readonly [string, AnyEventModel], state: SystemState) {
  const [type = key, to] = key.split(' ').toReversed();
  const own = typeof cases === 'function' ? cases(state.snapshot, state) : (cases ?? [{ type }]);
  return to === undefined ? own : own.map((event) => ({ ...event, to }));
}

/** Two functions of a state: `events` returns the events possible in it, `sneaks` the visitor's events that it does not accept. */
export function eventsOf({ events, environment }: AnyModelDefinition) {
  const all = Object.entries(events);
  return {
    events: (state: SystemState) => {
      const here = known(state);
      return all
        .filter(([key]) => here.has(key) || key.startsWith(`${environment?.name} `))
        .flatMap((each) => casesAt(each, state))
        .filter((event) => state.can(event));
    },
    sneaks: (state: SystemState) =>
      all
        .filter(([key]) => !/(?:^| )xstate\./.test(key))
        .flatMap((each) => unlike(casesAt(each, state)))
        .filter((event) => !state.can(event)),
  };
}

/** The keys of all events that the machines' active states have a transition for, including the events of timers and invoked actors. */
const known = (state: SystemState): ReadonlySet<string> =>
  new Set(
    state.names.flatMap((name) =>
      activeStates(state.of(name)).flatMap(({ ownEvents }) =>
        ownEvents.map((type) => (name === state.name ? String(type) : `${name} ${String(type)}`)),
      ),
    ),
  );

/**
 * One case of each group that differs only in `by` (how it is caused). In a state that refuses the event, one case tests as much as all.
 */
const unlike = (cases: readonly AnyEventObject[]) => [
  ...new Map(
    cases
      .toReversed()
      .map((event) => [JSON.stringify({ ...event, by: undefined }), event] as const),
  ).values(),
];
