import { createActor } from 'xstate';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';

/** The node and all that lie in it, in document order. */
export function stateNodes(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(stateNodes)];
}

/** The nodes that a snapshot is in, in document order. */
export function activeNodes({ machine, value }: AnyMachineSnapshot): AnyStateNode[] {
  const within = (node: AnyStateNode, inner: StateValue | undefined): AnyStateNode[] => {
    const inside = typeof inner === 'string' ? { [inner]: undefined } : (inner ?? {});
    return [
      node,
      ...Object.entries(inside).flatMap(([name, rest]) => {
        const child = node.states[name];
        return child ? within(child, rest) : [];
      }),
    ];
  };
  return within((machine as AnyStateMachine).root, value);
}

const withoutMachine = (node: AnyStateNode) => node.path.join('.') || node.id;

function label({ eventType, source }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  const [, , actor] = /^xstate\.(done|error)\.(?:actor|state)\.(.+)$/.exec(eventType) ?? [];
  if (actor) return `${eventType.split('.')[1]} ${actor}`;
  return eventType.replace(/^xstate\.after\./, 'after ').replace(`.${source.id}`, '');
}

/**
 * Every transition definition of a machine by identity (on, always, after, onDone, onError, each guarded branch),
 * with a name that is unique in the machine, in document order.
 */
export function transitionDefinitions(
  machine: AnyStateMachine,
): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>();
  const used = new Map<string, number>();
  for (const node of stateNodes(machine.root)) {
    for (const definition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const target = definition.target?.map(withoutMachine).join(' and ') ?? '(stays)';
      const name = `${withoutMachine(node)}: ${label(definition)} → ${target}`;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      names.set(definition, count === 1 ? name : `${name} (${count})`);
    }
  }
  return names;
}

/** A macrostep: the snapshot it ends in and the definitions it takes, those of its microsteps included. */
export interface Macrostep {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
}

/** Computes what `event` does to `snapshot`, or how the machine starts where both are left out; nothing is executed. */
export function macrostep(
  machine: AnyStateMachine,
  snapshot?: AnyMachineSnapshot,
  event?: AnyEventObject,
): Macrostep {
  let taken: AnyTransitionDefinition[] = [];
  const self: AnyActorRef = createActor(machine, {
    inspect: (inspected) => {
      // XState declares what it took under this name alone.
      // eslint-disable-next-line no-underscore-dangle
      if (inspected.type === '@xstate.microstep') taken.push(...inspected._transitions);
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
  taken = [];
  const next: AnyMachineSnapshot =
    snapshot && event
      ? machine.transition(snapshot, event, scope)
      : machine.getInitialSnapshot(scope);
  return { next, taken };
}
