import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { isHolding } from './guardVerdicts';
import { macrostep } from './macrostep';
import type { Recording } from './recording';
import { activeStates, transitionsOf } from './traversal';
import { guardInWords, guardWithValues, paramsOf } from './words';

/** Whether a transition's event descriptor matches an event type: it is the type itself, `*`, or a prefix such as `xstate.done.*`. */
export const standsFor = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** The transitions that an event is tested against in a snapshot, those of inner states first. */
const definitionsFor = (snapshot: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] =>
  activeStates(snapshot)
    .toReversed()
    .flatMap(({ transitions }: AnyStateNode) =>
      [...transitions].flatMap(([descriptor, definitions]) =>
        standsFor(descriptor, type) ? definitions : [],
      ),
    );

const guardOf = (guard: unknown): string => guardWithValues(guardInWords(guard), paramsOf(guard));

/** The active states' transitions for an event, those of inner states first. `holds` is undefined if a guard throws. */
export const candidatesFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  definitionsFor(snapshot, event.type).map((definition) => {
    const { guard } = definition;
    const { id = '' } = transitionsOf(snapshot.machine).get(definition) ?? {};
    let holds: boolean | undefined;
    try {
      holds = !guard || isHolding(guard, snapshot, event);
    } catch {
      // The guard threw: it reads a field that the event lacks.
    }
    return { edge: id, guard: guard && guardOf(guard), holds };
  });

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');

/** A sentence which says that no active state handles events of a type. */
export const noHandler = (states: readonly string[], type: string): string => {
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  return `No handler: nothing in ${listed(innermost)} takes ${JSON.stringify(type)}.`;
};

/** A sentence that says why a snapshot refuses an event: no active state handles it, or guards are false. Undefined if accepted. */
export function refusalOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const { status } = snapshot;
  const { type } = event;
  if (status !== 'active') return `This actor is ${status}: it takes no events.`;
  if (type === '*') return '"*" stands for any event: it is none itself.';
  let isTaken: boolean;
  try {
    isTaken = snapshot.can(event);
  } catch (error) {
    return `A guard cannot read this event: ${(error as Error).message}`;
  }
  if (isTaken) return undefined;
  const found = definitionsFor(snapshot, type);
  if (found.length === 0) return noHandler(idsOf(snapshot), type);
  const forbidding = found.find(({ guard }) => !guard);
  if (forbidding) return `${forbidding.source.id} takes "${type}", and does nothing.`;
  const guards = found.flatMap(({ guard }) => (guard ? [guardOf(guard)] : []));
  return `${guards.length > 1 ? 'No guard holds' : 'The guard is false'}: ${listed(guards)}.`;
}

const idsOf = (snapshot: AnyMachineSnapshot) => activeStates(snapshot).map(({ id }) => id);

/** A sentence that lists fields which the machine reads but the event lacks. XState would accept the event and corrupt the context. */
export function lackOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const missing = new Set<string>();
  const watched = new Proxy(event, {
    get(target, name, receiver) {
      if (typeof name === 'string' && name !== 'toJSON' && !(name in target))
        missing.add(JSON.stringify(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  try {
    macrostep(snapshot, watched);
  } catch {
    // The machine throws where it needs a missing field. `missing` then holds the fields that it has read so far.
  }
  return missing.size > 0
    ? `The event lacks ${[...missing].join(', ')}, which the machine reads.`
    : undefined;
}

/** Whether a recording has an event for the actor with no more fields than this event: what this one lacks is optional. */
export const wasSent = ({ steps }: Recording, actor: string, event: AnyEventObject): boolean =>
  steps.some(
    (step) =>
      step.actor === actor &&
      step.event.type === event.type &&
      Object.keys(step.event).every((field) => field in event),
  );

/** The states around a state, from the inside out. */
const outerStates = ({ parent }: AnyStateNode): readonly AnyStateNode[] =>
  parent ? [parent, ...outerStates(parent)] : [];

const isInside = (node: AnyStateNode, outer: AnyStateNode) => outerStates(node).includes(outer);

/**
 * The innermost state that a transition does not leave: it leaves and enters the states inside. Undefined if it leaves all. As in XState,
 * which does not export its `getTransitionDomain`.
 */
function domainOf({ reenter, source, target = [] }: AnyTransitionDefinition) {
  if (!reenter && target.every((each) => each === source || isInside(each, source))) return source;
  const around = outerStates(source).find((outer) => target.every((each) => isInside(each, outer)));
  return around ?? (reenter ? undefined : source.machine.root);
}

/** The ids of the states that an event would enter, and of the transitions that it would take. Nothing is executed. */
export function predict(before: AnyMachineSnapshot, event: AnyEventObject): ReadonlySet<string> {
  if (event.type === 'xstate.init') return new Set(idsOf(before));
  const found = new Set<string>();
  const names = transitionsOf(before.machine);
  let old = idsOf(before);
  const { microsteps } = macrostep(before, event);
  for (const { next, taken } of microsteps) {
    // States that a transition leaves and enters again count as entered.
    const domains = taken.filter(({ target }) => target?.length).map(domainOf);
    const isAgain = (node: AnyStateNode) =>
      domains.some((outer) => !outer || isInside(node, outer));
    for (const definition of taken) found.add(names.get(definition)?.id ?? '');
    for (const node of activeStates(next))
      if (isAgain(node) || !old.includes(node.id)) found.add(node.id);
    old = idsOf(next);
  }
  return found;
}
