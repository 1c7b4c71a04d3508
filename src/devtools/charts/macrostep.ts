import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
} from 'xstate';
import { plain } from './plain';
import type { Step } from './records';
import { namesOf } from './traversal';

/**
 * Computes the snapshot that an event leads to, and each microstep with its event, its transition definitions and its snapshot. Executes
 * nothing. An actor that the machine looks up by name is replaced by an empty one, which accepts every event.
 */
export function macrostep(
  ...[snapshot, event]: Parameters<typeof transition>
): ReturnType<typeof transition> {
  try {
    return transition(snapshot, event);
  } catch (error) {
    // A recorded snapshot has no child actors, so sending to one throws. The step is then computed again with an empty actor as that child.
    const { message = '' } = Object(error) as Partial<Error>;
    const [, child] = /^Unable to send event to actor '(?:#_)?(.+?)' from/.exec(message) ?? [];
    if (child === undefined || child in snapshot.children) throw error;
    const children = { ...snapshot.children, [child]: createEmptyActor() };
    return macrostep({ ...snapshot, children } as AnyMachineSnapshot, event);
  }
}

function transition(snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const microsteps: {
    event: AnyEventObject;
    taken: readonly AnyTransitionDefinition[];
    next: AnyMachineSnapshot;
  }[] = [];
  const self = Object.assign(createEmptyActor(), { _parent: createEmptyActor() });
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    // The taken transitions; XState exposes them only under this internal name.
    const { _transitions: taken, event: cause, snapshot: next } = inspected;
    microsteps.push({ event: cause, taken, next: next as AnyMachineSnapshot });
  });
  const scope = {
    self,
    system: { ...self.system, get: createEmptyActor },
    id: '',
    sessionId: '',
    logger: () => {},
    defer: () => {},
    stopChild: () => {},
    emit: () => {},
    actionExecutor: () => {},
  };
  const { machine } = snapshot;
  const next: AnyMachineSnapshot = machine.transition(snapshot, event, scope as never);
  return { next, microsteps };
}

/** Computes the state that a machine would be in after `event`, from a recorded state, and the microsteps to it. Nothing is executed. */
export function compute(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): Pick<Step, 'value' | 'context' | 'status' | 'microsteps'> {
  const { next, microsteps } = macrostep(stateOf(machine, from), event);
  return {
    value: next.value,
    context: plain(next.context),
    status: next.status,
    microsteps: microsteps.map(({ event: { type }, taken, next: { value } }) => ({
      event: type,
      edges: namesOf(machine, taken).map(({ id }) => id),
      value,
    })),
  };
}

/** The snapshot of a machine in a recorded state; throws if the machine has no such state. */
export const stateOf = (
  machine: AnyStateMachine,
  { value, context }: Pick<Step, 'value' | 'context'>,
): AnyMachineSnapshot => machine.resolveState({ value: value ?? {}, context });

/** Whether a machine in a recorded state accepts an event; false where the machine has no such state, or cannot read the event. */
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
