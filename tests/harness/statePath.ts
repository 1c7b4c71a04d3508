import type { AnyEventObject } from 'xstate';
import type { Stand } from './Stand';

/** A step of a path: an event, and the stand that it leads to. */
export interface PathStep {
  readonly event: AnyEventObject;
  readonly state: Stand;
}

/** A path as `@xstate/test` has it; the first step, `xstate.init`, holds the stand at the start. */
export interface StandPath {
  readonly state: Stand;
  readonly weight: number;
  readonly steps: PathStep[];
}

/** The path from a stand through some steps. */
export const statePath = (first: Stand, walk: readonly PathStep[]): StandPath => ({
  state: walk.at(-1)?.state ?? first,
  weight: walk.length,
  steps: [
    { state: first, event: { type: 'xstate.init' } },
    ...walk.map(({ event, state }) => ({ event, state })),
  ],
});
