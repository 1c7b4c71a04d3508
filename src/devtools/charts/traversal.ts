import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  StateValue,
} from 'xstate';
import { eventTypeInWords } from './words';

/** A state and all states inside it, in document order. */
export const statesIn = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(statesIn),
];

/** Whether a state is the state `outer` or lies inside it; ids are paths. */
export const isWithin = (id: string, outer: string): boolean =>
  id === outer || id.startsWith(`${outer}.`);

/** For each active state of a state value, the keys from the machine's root down to the state, in document order; the root comes first. */
export function activePaths(value: StateValue | undefined, above: readonly string[] = []) {
  const inside = typeof value === 'string' ? { [value]: undefined } : (value ?? {});
  const paths: (readonly string[])[] = [above];
  for (const [key, inner] of Object.entries(inside)) {
    paths.push(...activePaths(inner, [...above, key]));
  }
  return paths;
}

/** The states that a snapshot is in, in document order. */
export const activeStates = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] =>
  activePaths(value).flatMap((path) => {
    let node: AnyStateNode | undefined = (machine as AnyStateMachine).root;
    for (const key of path) node = node?.states[key];
    return node ?? [];
  });

export interface TransitionName {
  /** Built from the source's id, the event, and the position among the source's transitions for that event: the same in every build. */
  readonly id: string;
  /** A name for people, such as `opened: close → closed`; unique in the machine. */
  readonly name: string;
  readonly source: string;
}

const sentenceIn = (meta: unknown) =>
  (meta as { readonly specification?: string } | undefined)?.specification;

/** The sentence of the specification that a transition implements (`meta.specification`): its own, or that of the nearest outer state. */
export function specificationOf({ meta, source }: AnyTransitionDefinition): string | undefined {
  let sentence = sentenceIn(meta);
  for (let node: AnyStateNode | undefined = source; node && !sentence; node = node.parent)
    sentence = sentenceIn(node.meta);
  return sentence;
}

const pathOf = (node: AnyStateNode) => node.path.join('.') || node.id;

/** The transitions' names by machine, kept because naming takes time and a recorder needs the names at each step. */
const known = new WeakMap<AnyStateMachine, ReadonlyMap<AnyTransitionDefinition, TransitionName>>();

/** The name of every transition definition of a machine: on, always, after, onDone, onError, each guarded branch, in document order. */
export function transitionsOf(
  machine: AnyStateMachine,
): ReadonlyMap<AnyTransitionDefinition, TransitionName> {
  const names = known.get(machine) ?? nameTransitions(machine);
  known.set(machine, names);
  return names;
}

export const namesOf = (
  machine: AnyStateMachine,
  transitions: readonly AnyTransitionDefinition[],
): TransitionName[] => transitions.flatMap((each) => transitionsOf(machine).get(each) ?? []);

function nameTransitions(machine: AnyStateMachine) {
  const names = new Map<AnyTransitionDefinition, TransitionName>();
  const used = new Map<string, number>();
  for (const node of statesIn(machine.root)) {
    const counts = new Map<string, number>();
    for (const definition of [...[...node.transitions.values()].flat(), ...(node.always ?? [])]) {
      const { eventType, target } = definition;
      const index = counts.get(eventType) ?? 0;
      counts.set(eventType, index + 1);
      const targets = target?.map(pathOf).join(' and ') ?? '(stays)';
      const name = `${pathOf(node)}: ${eventTypeInWords(eventType)} → ${targets}`;
      const count = (used.get(name) ?? 0) + 1;
      used.set(name, count);
      names.set(definition, {
        id: `${node.id} ${eventType || 'always'} ${index}`,
        source: node.id,
        name: count === 1 ? name : `${name} (${count})`,
      });
    }
  }
  return names;
}
