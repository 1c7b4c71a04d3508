import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator } from 'xstate/graph';
import { explore, identity } from './explore';
import type { Exploration, Sneak, StateGraph, Transition } from './explore';
import { statePath } from './statePath';

/**
 * The generator of the sneak suite: every event that a visitor can try is tried in every snapshot that does not accept
 * it, and must change nothing (Binder, 1999: sneak paths). From a snapshot the walk goes on to the nearest one that has
 * still something to try; where no way leads to one, a new walk begins.
 */
export const sneak: PathGenerator<AnyMachineSnapshot, Transition['event'], unknown> = (
  logic,
  options,
) => {
  const graph = explore(logic as unknown as AnyStateMachine, options as Exploration);
  const first = graph.snapshots.get(graph.start);
  const untried = new Map<string, Sneak[]>();
  for (const cell of graph.sneaks) {
    const at = identity(cell.previous);
    untried.set(at, [...(untried.get(at) ?? []), cell]);
  }
  const walks: Pick<Transition, 'event' | 'next'>[][] = [];
  while (untried.size > 0) {
    const walk: Pick<Transition, 'event' | 'next'>[] = [];
    let at = graph.start;
    for (let way = wayTo(graph, at, untried); way; way = wayTo(graph, at, untried)) {
      walk.push(...way);
      at = way.at(-1)?.to ?? at;
      walk.push(
        ...(untried.get(at) ?? []).map(({ previous, event }) => ({ event, next: previous })),
      );
      untried.delete(at);
    }
    if (walk.length === 0) throw new Error('A snapshot cannot be reached from the start');
    walks.push(walk);
  }
  return first ? walks.map((walk) => statePath(first, walk)) : [];
};

/** The shortest way from a snapshot to one of `goals`, breadth first; undefined where there is none. */
export function wayTo(
  { transitions }: StateGraph,
  from: string,
  goals: ReadonlyMap<string, unknown>,
): Transition[] | undefined {
  const ways = new Map<string, Transition[]>([[from, []]]);
  for (const [at, way] of ways) {
    if (goals.has(at)) return way;
    for (const transition of transitions) {
      if (transition.from === at && !ways.has(transition.to)) {
        ways.set(transition.to, [...way, transition]);
      }
    }
  }
  return undefined;
}
