import type { StateGraph, Transition } from './explore';
import { type Generate, graphIn } from './Generate';
import { postman } from './postman';
import type { Arc, Tour } from './postman';
import { statePath } from './statePath';

/** Two transitions that can follow each other, by their kinds. */
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
 * the kinds and whose arcs the pairs. It begins with whichever first transition makes it shortest.
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

/** The generator of all transition pairs. Where a kind of transition has several cases, each is used before the first comes again. */
export const pairs: Generate = (_, options) => {
  const graph = graphIn(options);
  const first = graph.stands.get(graph.start);
  if (!first || graph.transitions.length === 0) return [];
  const ways = new Map<string, Transition[]>();
  for (const transition of graph.transitions) {
    ways.set(transition.kind, [...(ways.get(transition.kind) ?? []), transition]);
  }
  const next = (kind: string) => {
    const [way, ...others] = ways.get(kind) ?? [];
    if (!way) return [];
    ways.set(kind, [...others, way]);
    return [{ event: way.event, state: way.next }];
  };
  return pairsTour(graph).walks.map((walk) =>
    statePath(
      first,
      walk.flatMap(({ to }) => next(to)),
    ),
  );
};
