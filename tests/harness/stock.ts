import { createShortestPathsGen } from '@xstate/test';
import type { AnyEventObject } from 'xstate';
import type { Generate } from './Generate';

const shortest = createShortestPathsGen<never, AnyEventObject, unknown>();

/**
 * The library's own way, to compare with: the shortest path to each transition, each on a page of its own. The library
 * counts a stand anew for each transition into it, so a model's limit does not suit it.
 */
export const stock: Generate = (logic, options) => shortest(logic, { ...options, limit: 10_000 });
