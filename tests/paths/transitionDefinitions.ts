import type {
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
