import type { Sneak, StateGraph, Transition } from './explore';
import { type Generate, graphIn } from './Generate';
import { type PathStep, statePath } from './statePath';

/**
 * The generator of the sneak suite: every event that a visitor can try is tried at every stand that does not accept it,
 * and must change nothing (Binder, 1999: sneak paths). From a stand the walk goes on to the nearest one that has still
 * something to try; where no way leads to one, a new walk begins.
 */
export const sneak: Generate = (_, options) => {
  const graph = graphIn(options);
  const { stands, start } = graph;
  const first = stands.get(start);
  if (!first) return [];
  const untried = new Map<string, Sneak[]>();
  for (const cell of graph.sneaks) {
    const place = cell.previous.identity;
    untried.set(place, [...(untried.get(place) ?? []), cell]);
  }
  const walks: PathStep[][] = [];
  while (untried.size > 0) {
    const walk: PathStep[] = [];
    let place = start;
    for (let way = wayTo(graph, place, untried); way; way = wayTo(graph, place, untried)) {
      walk.push(...way.map(({ event, next }) => ({ event, state: next })));
      place = way.at(-1)?.to ?? place;
      walk.push(
        ...(untried.get(place) ?? []).map(({ previous, event }) => ({ event, state: previous })),
      );
      untried.delete(place);
    }
    if (walk.length === 0) throw new Error('A stand cannot be reached from the start');
    walks.push(walk);
  }
  return walks.map((walk) => statePath(first, walk));
};

/** The shortest way from a stand to one of `goals`, breadth first; undefined where there is none. */
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
