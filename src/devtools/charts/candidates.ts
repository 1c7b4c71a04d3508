import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { isHolding } from './guardVerdicts';
import { macrostep } from './macrostep';
import { activeStates, isWithin, transitionsOf } from './traversal';
import { guardInWords, guardWithValues, paramsOf } from './words';

/** Whether a descriptor of a transition stands for an event type: the type itself, `*`, or a beginning such as `xstate.done.*`. */
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

/** A guard of a machine in words, with the values that it compares the event with. */
const guardOf = (guard: unknown): string => guardWithValues(guardInWords(guard), paramsOf(guard));

/**
 * The transitions that an event is tested against in a snapshot, those of inner states first: the ids of their edges, their guards with
 * the values that these ask for, and what they say (`holds`): undefined where they cannot read the event.
 */
export const candidatesFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  definitionsFor(snapshot, event.type).map((definition) => {
    const { guard } = definition;
    const { id = '' } = transitionsOf(snapshot.machine).get(definition) ?? {};
    let holds: boolean | undefined;
    try {
      holds = !guard || isHolding(guard, snapshot, event);
    } catch {
      // It needs what the event does not have.
    }
    return { edge: id, guard: guard && guardOf(guard), holds };
  });

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');

/** Says that nothing in some active states takes an event of a type. */
export const noHandler = (states: readonly string[], type: string): string => {
  const innermost = states.filter((id) => !states.some((other) => other.startsWith(`${id}.`)));
  return `No handler: nothing in ${listed(innermost)} takes ${JSON.stringify(type)}.`;
};

/**
 * Why a machine in a snapshot does not take an event, in words: no active state handles it, or
 * which guards are false. Returns undefined if it takes it. Nothing is executed.
 */
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

/**
 * The fields that a machine reads from an event and that the event does not have, in words: XState would take it and spoil the context.
 * Nothing is executed. Not for pages: it takes XState along.
 */
export function lackOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const missing = new Set<string>();
  const watched = new Proxy(event, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !Object.hasOwn(target, name))
        missing.add(JSON.stringify(name));
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  try {
    macrostep(snapshot, watched);
  } catch {
    // It cannot do without what it reads: that is said by what was found missing until then.
  }
  return missing.size > 0
    ? `The event lacks ${[...missing].join(', ')}, which the machine reads.`
    : undefined;
}

/** The ids of the states that an event is about to enter, and of the transitions that it is about to take; nothing is executed. */
export function predict(before: AnyMachineSnapshot, event: AnyEventObject): ReadonlySet<string> {
  if (event.type === 'xstate.init') return new Set(idsOf(before));
  const found = new Set<string>();
  const names = transitionsOf(before.machine);
  let old = idsOf(before);
  const { microsteps } = macrostep(before, event);
  for (const { next, taken } of microsteps) {
    // Left and entered anew.
    const again = taken.flatMap(({ reenter, source }) => (reenter ? [source.id] : []));
    const isAgain = (id: string) => again.some((outer) => isWithin(id, outer));
    for (const definition of taken) found.add(names.get(definition)?.id ?? '');
    for (const id of idsOf(next)) if (isAgain(id) || !old.includes(id)) found.add(id);
    old = idsOf(next);
  }
  return found;
}
