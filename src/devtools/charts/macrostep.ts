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

/** A microstep: the event that caused it, the definitions it takes, and the snapshot it ends in. */
interface MachineMicrostep {
  readonly event: AnyEventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly next: AnyMachineSnapshot;
}

/** A macrostep: the snapshot it ends in, its microsteps in order, and the definitions that all of them take. */
interface Macrostep {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly microsteps: readonly MachineMicrostep[];
}

/** What a macrostep starts from: a snapshot and an event, or the machine's input, or nothing where it needs none. */
type Cause =
  | { readonly snapshot: AnyMachineSnapshot; readonly event: AnyEventObject }
  | { readonly input?: unknown };

/**
 * Computes what an event does to a snapshot of one machine, or how the machine starts. Nothing is executed, and no other
 * actor answers: every name finds one, which takes every event.
 */
export function macrostep(machine: AnyStateMachine, cause: Cause = {}): Macrostep {
  const microsteps: MachineMicrostep[] = [];
  const self = createEmptyActor();
  self.system.inspect((inspected) => {
    if (inspected.type !== '@xstate.microstep' || inspected.actorRef !== self) return;
    // XState declares what it took under this name alone.
    const { _transitions: taken, event, snapshot } = inspected;
    microsteps.push({ event, taken, next: snapshot as AnyMachineSnapshot });
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
  const next: AnyMachineSnapshot =
    'event' in cause
      ? machine.transition(cause.snapshot, cause.event, scope as never)
      : machine.getInitialSnapshot(scope as never, cause.input ?? {});
  return { next, taken: microsteps.flatMap(({ taken }) => taken), microsteps };
}

/** What a machine would be in, and by which microsteps it would come there. */
type Computed = Pick<Step, 'value' | 'context' | 'status' | 'microsteps'>;

/** Computes what `event` does to a machine in a recorded state; nothing is executed. */
export function compute(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): Computed {
  const { next, microsteps } = macrostep(machine, { snapshot: stateOf(machine, from), event });
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
