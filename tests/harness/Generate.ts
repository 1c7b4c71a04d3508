import type { AnyEventObject } from 'xstate';
import type { PathGenerator, TraversalOptions } from 'xstate/graph';
import type { StateGraph } from './explore';
import type { StandPath } from './statePath';

type Options = TraversalOptions<never, AnyEventObject, unknown>;

/** A generator of `@xstate/test`: makes paths of a system. */
export type Generate = (
  logic: Parameters<PathGenerator<never, AnyEventObject, unknown>>[0],
  options: Options | undefined,
) => StandPath[];

/** The graph that a generator makes paths of. It is no option of the library, which hands it on as it is. */
export const graphIn = (options: Options | undefined): StateGraph =>
  (options as unknown as { readonly graph: StateGraph }).graph;
