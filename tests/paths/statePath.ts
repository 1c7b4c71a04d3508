import type { AnyMachineSnapshot } from 'xstate';
import type { StatePath } from 'xstate/graph';
import type { Transition } from './explore';

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
