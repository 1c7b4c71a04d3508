import type { AnyEventObject } from 'xstate';
import type { Case, SystemState } from './SystemState';
import type { StateGraph, Transition } from './explore';
import type { Covered } from './coverageGaps';
import { type Arc, tourOf } from './tourOf';

/** A step of a path: an event, and the state of the system that it leads to. */
export interface PathStep {
  readonly event: AnyEventObject;
  readonly state: SystemState;
}

/** A path in the format of `@xstate/test`. Its first step, `xstate.init`, holds the initial state. */
export interface SystemPath {
  readonly state: SystemState;
  readonly weight: number;
  readonly steps: PathStep[];
}

export const pathThrough = (first: SystemState, steps: readonly PathStep[]): SystemPath => ({
  state: steps.at(-1)?.state ?? first,
  weight: steps.length,
  steps: [{ state: first, event: { type: 'xstate.init' } }, ...steps],
});

/** A generator of `@xstate/test`: makes paths of a system, from its graph and the events that are possible in a state of it. */
export type Generate = (system: {
  readonly graph: StateGraph;
  readonly possibleAt: (state: SystemState) => readonly Case<AnyEventObject>[];
}) => SystemPath[];

/** Makes a generator from a function that finds walks through a model's graph. Each walk starts at the initial state and becomes a path. */
const generatorOf =
  (walksIn: (graph: StateGraph) => readonly (readonly PathStep[])[]): Generate =>
  ({ graph }) => {
    const first = graph.states.get(graph.start);
    return first ? walksIn(graph).map((walk) => pathThrough(first, walk)) : [];
  };

const stepOf = ({ event, next }: Transition): PathStep => ({ event, state: next });

/**
 * The default generator: short paths that take every transition. Their states are states of the whole system, so every step is possible.
 */
export const tour = generatorOf(({ start, transitions }) =>
  transitions.length > 0 ? tourOf(start, transitions).map((walk) => walk.map(stepOf)) : [[]],
);

/** The name of a pair: two kinds of transitions that can follow each other. */
export const pairKey = ({ from, to }: Arc): string => `${from} then ${to}`;

/** Every pair of kinds of transitions that can follow each other (1-switches: Chow, 1978). Pairs that a guard prevents are left out. */
export function pairsOf({ transitions }: StateGraph): Arc[] {
  const kinds = new Map(transitions.map((transition) => [transition.kind, transition]));
  return [...kinds.values()].flatMap((first) =>
    [...kinds.values()]
      .filter((second) => second.from === first.to)
      .map((second) => ({ from: first.kind, to: second.kind })),
  );
}

/** Paths that take all pairs of transitions: a tour of the line graph, whose nodes are kinds of transitions and whose arcs are pairs. */
const pairs = generatorOf((graph) => {
  const { start, transitions } = graph;
  const byKind = new Map<string, Transition[]>();
  for (const transition of transitions)
    byKind.set(transition.kind, [...(byKind.get(transition.kind) ?? []), transition]);
  const stepBy = (kind: string) => {
    const [next, ...others] = byKind.get(kind) ?? [];
    if (!next) return [];
    byKind.set(kind, [...others, next]);
    return [stepOf(next)];
  };
  const firsts = transitions.filter(({ from }) => from === start);
  const entries = [...new Set(firsts.map(({ kind }) => kind))].map((to) => ({ from: 'start', to }));
  const wanted = pairsOf(graph);
  return tourOf('start', wanted, [...entries, ...wanted]).map((walk) =>
    walk.flatMap(({ to }) => stepBy(to)),
  );
});

/** Paths that try every event of a visitor in each state that does not accept it; nothing may change then (sneak paths: Binder, 1999). */
const sneak = generatorOf(({ start, transitions, sneaks }) => {
  const tries = sneaks.map(({ previous, event }) => {
    const { identity } = previous;
    return { from: identity, to: identity, step: { event, state: previous } };
  });
  const ways = transitions.map((each) => ({ from: each.from, to: each.to, step: stepOf(each) }));
  return tourOf(start, tries, ways).map((walk) => walk.map(({ step }) => step));
});

/** The generators by name, as in titles, commands and reports, with the criteria that the paths of each must cover. */
export const generators = {
  tour: { generate: tour, covers: ['definitions', 'transitions'] },
  pairs: { generate: pairs, covers: ['pairs'] },
  sneak: { generate: sneak, covers: ['sneaks'] },
} as const satisfies Record<string, { generate: Generate; covers: readonly (keyof Covered)[] }>;

export type GeneratorName = keyof typeof generators;

/** The names of the generators, the cheapest first. */
export const generatorNames = ['tour', 'pairs', 'sneak'] as const satisfies GeneratorName[];
