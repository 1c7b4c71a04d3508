import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { PathGenerator } from 'xstate/graph';
import { explore } from './explore';
import type { Exploration, Transition } from './explore';
import { postman } from './postman';
import { statePath } from './statePath';

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
