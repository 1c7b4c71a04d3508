import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { edgeIds } from './chart';
import { macrostep } from './macrostep';
import { plain } from './plain';
import type { Step } from './protocol';

/** What a machine would be in, and by which microsteps it would come there. */
export type Computed = Pick<Step, 'value' | 'context' | 'status' | 'microsteps'>;

/** Computes what `event` does to a machine in a state, or how it starts where both are left out; nothing is executed. */
export function compute(
  machine: AnyStateMachine,
  from?: Pick<Step, 'value' | 'context'>,
  event?: AnyEventObject,
): Computed {
  const edges = edgeIds(machine);
  const { next, microsteps } = macrostep(machine, from && stateOf(machine, from), event);
  return {
    value: next.value,
    context: plain(next.context),
    status: next.status,
    microsteps: microsteps.map((microstep) => ({
      event: microstep.event.type,
      edges: microstep.taken.map((transition) => edges.get(transition) ?? ''),
      value: microstep.next.value,
    })),
  };
}

/** The snapshot of a machine in a recorded state; throws if the machine has no such state. */
export const stateOf = (
  machine: AnyStateMachine,
  { value, context }: Pick<Step, 'value' | 'context'>,
): AnyMachineSnapshot => machine.resolveState({ value: value ?? {}, context });
