import type { AnyEventObject } from 'xstate';
import type { PathGenerator, TraversalOptions } from 'xstate/graph';
import type { SystemState } from './SystemState';
import type { Sneak, StateGraph, Transition } from './explore';
import { type Arc, postman, type Tour } from './postman';
import type { Covered } from './coverageGaps';

/** A step of a path: an event, and the state of the system that it leads to. */
export interface PathStep {
  readonly event: AnyEventObject;
  readonly state: SystemState;
}

/** A path as `@xstate/test` has it; its first step, `xstate.init`, holds the state at the start. */
export interface SystemPath {
  readonly state: SystemState;
  readonly weight: number;
  readonly steps: PathStep[];
}

/** The path from a state through some steps. */
export const pathThrough = (first: SystemState, steps: readonly PathStep[]): SystemPath => ({
  state: steps.at(-1)?.state ?? first,
  weight: steps.length,
  steps: [{ state: first, event: { type: 'xstate.init' } }, ...steps],
});

/** A generator of `@xstate/test`: makes paths of a system. */
export type Generate = (
  logic: Parameters<PathGenerator<never, AnyEventObject, unknown>>[0],
  options: TraversalOptions<never, AnyEventObject, unknown> | undefined,
) => SystemPath[];

/** A generator of the paths that some walks through the graph of a model take, all from its start. */
const generatorOf =
  (walksIn: (graph: StateGraph) => readonly (readonly PathStep[])[]): Generate =>
  (_, options) => {
    // The library passes unknown options on unchanged.
    const { graph } = options as unknown as { readonly graph: StateGraph };
    const first = graph.stands.get(graph.start);
    return first ? walksIn(graph).map((walk) => pathThrough(first, walk)) : [];
  };

const stepOf = ({ event, next }: Transition): PathStep => ({ event, state: next });

/**
 * The generator of the fast default: as few and as short paths as there can be that take every transition.
 * Its arcs join states of the system, so every step is possible. Where no way leads back, a new page is opened.
 */
export const tour = generatorOf(({ start, transitions }) =>
  postman(start, transitions).walks.map((walk) => walk.map(stepOf)),
);

/** The name of a pair: two kinds of transitions that can follow each other. */
export const pairKey = ({ from, to }: Arc): string => `${from} then ${to}`;

/** Every pair of kinds of transitions that can follow each other: Chow's 1-switches (1978), guards included. */
export function pairsOf({ transitions }: StateGraph): Arc[] {
  const kinds = new Map(transitions.map((transition) => [transition.kind, transition]));
  return [...kinds.values()].flatMap((first) =>
    [...kinds.values()]
      .filter((second) => second.from === first.to)
      .map((second) => ({ from: first.kind, to: second.kind })),
  );
}

/**
 * The shortest walks, by kinds of transitions, that take every pair: a postman's tour of the line graph, whose nodes are
 * the kinds and whose arcs the pairs. Of the transitions that it can begin with, it takes the one that makes it shortest.
 */
export function pairsTour(graph: StateGraph): Tour<Arc> {
  const pairs = pairsOf(graph);
  const firsts = new Set(
    graph.transitions.filter(({ from }) => from === graph.start).map(({ kind }) => kind),
  );
  const entries = [...firsts].map((kind) => ({ from: 'start', to: kind }));
  const tours = entries.map((entry) =>
    postman('start', [entry, ...pairs], { optional: entries.filter((each) => each !== entry) }),
  );
  const [shortest] = tours.toSorted((one, other) => one.cost - other.cost);
  return shortest ?? postman<Arc>('start', []);
}

/** The generator of all transition pairs. If a kind of transition has several cases, they take turns. */
const pairs = generatorOf((graph) => {
  if (graph.transitions.length === 0) return [];
  const byKind = new Map<string, Transition[]>();
  for (const transition of graph.transitions)
    byKind.set(transition.kind, [...(byKind.get(transition.kind) ?? []), transition]);
  const stepBy = (kind: string) => {
    const [next, ...others] = byKind.get(kind) ?? [];
    if (!next) return [];
    byKind.set(kind, [...others, next]);
    return [stepOf(next)];
  };
  return pairsTour(graph).walks.map((walk) => walk.flatMap(({ to }) => stepBy(to)));
});

/**
 * The generator of the sneak suite: every event that a visitor can try is tried in every state that does not accept it,
 * and must change nothing (Binder, 1999: sneak paths). From a state the walk goes on to the nearest one that has still
 * something to try; where no way leads to one, a new walk begins.
 */
const sneak = generatorOf((graph) => {
  const untried = new Map<string, Sneak[]>();
  for (const each of graph.sneaks) {
    const { identity } = each.previous;
    untried.set(identity, [...(untried.get(identity) ?? []), each]);
  }
  const walks: PathStep[][] = [];
  while (untried.size > 0) {
    const walk: PathStep[] = [];
    let place = graph.start;
    for (let way = wayTo(graph, place, untried); way; way = wayTo(graph, place, untried)) {
      place = way.at(-1)?.to ?? place;
      const tried = untried.get(place) ?? [];
      walk.push(...way.map(stepOf));
      walk.push(...tried.map(({ previous, event }) => ({ event, state: previous })));
      untried.delete(place);
    }
    if (walk.length === 0) throw new Error('A state cannot be reached from the start');
    walks.push(walk);
  }
  return walks;
});

/** The shortest way from a state to one of `goals`, breadth first; undefined where there is none. */
export function wayTo(
  { transitions }: StateGraph,
  from: string,
  goals: ReadonlyMap<string, unknown>,
): Transition[] | undefined {
  const ways = new Map<string, Transition[]>([[from, []]]);
  for (const [place, way] of ways) {
    if (goals.has(place)) return way;
    for (const transition of transitions) {
      if (transition.from === place && !ways.has(transition.to)) {
        ways.set(transition.to, [...way, transition]);
      }
    }
  }
  return undefined;
}

/** The generators, by the names that titles, commands and reports call them, and what their paths have to cover. */
export const generators = {
  tour: { generate: tour, covers: ['definitions', 'transitions'] },
  pairs: { generate: pairs, covers: ['pairs'] },
  sneak: { generate: sneak, covers: ['sneaks'] },
} as const satisfies Record<string, { generate: Generate; covers: readonly (keyof Covered)[] }>;

/** The name of a generator. */
export type GeneratorName = keyof typeof generators;

/** Their names, the cheapest first. */
export const generatorNames = ['tour', 'pairs', 'sneak'] as const satisfies GeneratorName[];
