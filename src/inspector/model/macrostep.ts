import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate';

/** A microstep: the event that caused it, the definitions it takes, and the snapshot it ends in. */
export interface MachineMicrostep {
  readonly event: AnyEventObject;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly next: AnyMachineSnapshot;
}

/** A macrostep: the snapshot it ends in, its microsteps in order, and the definitions that all of them take. */
export interface Macrostep {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly microsteps: readonly MachineMicrostep[];
}

/** Computes what `event` does to `snapshot`, or how the machine starts where both are left out; nothing is executed. */
export function macrostep(
  machine: AnyStateMachine,
  snapshot?: AnyMachineSnapshot,
  event?: AnyEventObject,
): Macrostep {
  const microsteps: MachineMicrostep[] = [];
  const self: AnyActorRef = createActor(machine, {
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return;
      // XState declares what it took under this name alone.
      const { _transitions: taken, event: cause, snapshot: after } = inspected;
      microsteps.push({ event: cause, taken, next: after as AnyMachineSnapshot });
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
  // Creating the actor computed the initial snapshot once already.
  microsteps.length = 0;
  const next: AnyMachineSnapshot =
    snapshot && event
      ? machine.transition(snapshot, event, scope)
      : machine.getInitialSnapshot(scope);
  return { next, taken: microsteps.flatMap(({ taken }) => taken), microsteps };
}
