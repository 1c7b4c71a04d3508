import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator, StatePath } from 'xstate/graph';
import { explore } from './explore';
import type { Exploration, Transition } from './explore';
import { postman } from './postman';

/** A path as `@xstate/test` has it: the first step, `xstate.init`, holds the snapshot at the start. */
export function statePath(
  first: AnyMachineSnapshot,
  transitions: readonly Pick<Transition, 'event' | 'next'>[],
): StatePath<AnyMachineSnapshot, Transition['event']> {
  return {
    state: transitions.at(-1)?.next ?? first,
    weight: transitions.length,
    steps: [
      { state: first, event: { type: 'xstate.init' } },
      ...transitions.map(({ event, next }) => ({ event, state: next })),
    ],
  };
}

/**
 * The generator of the fast default: as few and as short paths as there can be that take every transition.
 * It goes by snapshots, so guards hold in it; what a step does not reach again costs a fresh page.
 */
export const tour: PathGenerator<AnyMachineSnapshot, Transition['event'], unknown> = (
  logic,
  options,
) => {
  const graph = explore(logic as unknown as AnyStateMachine, options as Exploration);
  const first = graph.snapshots.get(graph.start);
  if (!first) return [];
  return postman(graph.start, graph.transitions).walks.map((walk) => statePath(first, walk));
};
