import { createShortestPathsGen } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { PathGenerator } from 'xstate/graph';

const shortest = createShortestPathsGen<AnyMachineSnapshot, AnyEventObject, unknown>();

/**
 * The library's own way, to compare with: the shortest path to each transition, each on a page of its own. The library
 * counts a snapshot anew for each transition into it, so a model's limit does not suit it.
 */
export const stock: PathGenerator<AnyMachineSnapshot, AnyEventObject, unknown> = (logic, options) =>
  shortest(logic, { ...options, limit: 10_000 });
