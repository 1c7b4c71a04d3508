import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Macrostep, macrostep } from './macrostep';
import { plain } from './plain';
import { transitionsOf } from './traversal';
import type { Step } from './records';

/** What a machine would be in, and by which microsteps it would come there. */
export type Computed = Pick<Step, 'value' | 'context' | 'status' | 'microsteps'>;

/** Computes what `event` does to a machine in a recorded state, or how it starts by it; nothing is executed. */
export const compute = (
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): Computed =>
  event.type === 'xstate.init'
    ? computeStart(machine, event['input'])
    : computed(machine, macrostep(machine, { snapshot: stateOf(machine, from), event }));

/** Computes how a machine starts from an input; nothing is executed. */
export const computeStart = (machine: AnyStateMachine, input: unknown): Computed =>
  computed(machine, macrostep(machine, { input }));

function computed(machine: AnyStateMachine, { next, microsteps }: Macrostep): Computed {
  const names = transitionsOf(machine);
  return {
    value: next.value,
    context: plain(next.context),
    status: next.status,
    microsteps: microsteps.map((microstep) => ({
      event: microstep.event.type,
      edges: microstep.taken.map((transition) => names.get(transition)?.id ?? ''),
      value: microstep.next.value,
    })),
  };
}

/** The snapshot of a machine in a recorded state; throws if the machine has no such state. */
export const stateOf = (
  machine: AnyStateMachine,
  { value, context }: Pick<Step, 'value' | 'context'>,
): AnyMachineSnapshot => machine.resolveState({ value: value ?? {}, context });

/** Whether a machine in a recorded state takes an event: not where it has no such state, or cannot read the event. */
export function takesIn(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): boolean {
  try {
    return stateOf(machine, from).can(event);
  } catch {
    return false;
  }
}
