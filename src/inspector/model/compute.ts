import {
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
} from 'xstate';
import { edgeIds } from './chart';
import { plain } from './plain';
import type { Microstep, Step } from './protocol';

/** What a machine would be in, and by which microsteps it would come there. */
export type Computed = Pick<Step, 'value' | 'context' | 'status' | 'microsteps'>;

/** Computes what `event` does to a machine in a state, or how it starts where both are left out; nothing is executed. */
export function compute(
  machine: AnyStateMachine,
  from?: Pick<Step, 'value' | 'context'>,
  event?: AnyEventObject,
): Computed {
  const edges = edgeIds(machine);
  const microsteps: Microstep[] = [];
  const self: AnyActor = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      // XState declares what it took under this name alone.
      const { _transitions: taken, event: cause, snapshot } = inspected;
      microsteps.push({
        event: cause.type,
        edges: taken.map((transition) => edges.get(transition) ?? ''),
        value: (snapshot as AnyMachineSnapshot).value,
      });
    },
  });
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  };
  // Creating the actor computed how it starts once already.
  microsteps.length = 0;
  const next: AnyMachineSnapshot =
    from && event
      ? machine.transition(stateOf(machine, from), event, scope)
      : machine.getInitialSnapshot(scope);
  const { value, context, status } = next;
  return { value, context: plain(context), status, microsteps };
}

/** The snapshot of a machine in a recorded state; throws if the machine has no such state. */
export const stateOf = (
  machine: AnyStateMachine,
  { value, context }: Pick<Step, 'value' | 'context'>,
): AnyMachineSnapshot => machine.resolveState({ value: value ?? {}, context });
