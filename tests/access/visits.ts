import type { AnyEventObject } from 'xstate';
import type { Path, PathModel, Transition } from '../harness';

/** What tells two states apart that a visitor can be in; what the context holds makes no other page. */
export const valueOf = ({ value }: { readonly value: unknown }): string => JSON.stringify(value);

/** Paths that visit every state of a model, each by the fewest steps from the last; `skip` names states to go round. */
export function visits(model: PathModel, skip: RegExp): Path[] {
  const seen = new Set<string>();
  const paths: Path[] = [];
  for (let events = visit(model, seen, skip); events; events = visit(model, seen, skip)) {
    const path = model.pathOf(events);
    if (path) paths.push(path);
  }
  return paths;
}

/** The events of one path, as far as it meets states that have not been seen; undefined when it meets none. */
function visit({ graph }: PathModel, seen: Set<string>, skip: RegExp) {
  const events: AnyEventObject[] = [];
  const before = seen.size;
  const first = graph.stands.get(graph.start);
  if (first) seen.add(valueOf(first));
  let at = graph.start;
  for (;;) {
    const steps = nearest(graph.transitions, at, (each) => {
      const value = valueOf(each.next);
      return !seen.has(value) && !skip.test(value);
    });
    if (!steps) return seen.size > before ? events : undefined;
    for (const { event, next, to } of steps) {
      events.push(event);
      seen.add(valueOf(next));
      at = to;
    }
  }
}

/** The fewest transitions from a snapshot to one that is wanted; undefined when none leads there. */
function nearest(
  transitions: readonly Transition[],
  from: string,
  isWanted: (transition: Transition) => boolean,
): readonly Transition[] | undefined {
  const ways = new Map<string, readonly Transition[]>([[from, []]]);
  for (const [at, way] of ways) {
    for (const transition of transitions) {
      if (transition.from !== at) continue;
      const longer = [...way, transition];
      if (isWanted(transition)) return longer;
      if (!ways.has(transition.to)) ways.set(transition.to, longer);
    }
  }
  return undefined;
}
