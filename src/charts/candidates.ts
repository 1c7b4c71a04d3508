import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { activeStates, transitionsOf } from './traversal';
import { guardInWords, guardWithValues, paramsOf } from './words';

/** A transition that an event is tested against. */
export interface Candidate {
  /** The id of the chart's edge. */
  readonly edge: string;
  /** The id of the state that it leads from. */
  readonly source: string;
  /** Its guard with the values that it asks for; none where it has none. */
  readonly guard?: string;
  /** What the guard says; undefined where it cannot read the event. */
  readonly holds: boolean | undefined;
}

/** Whether a descriptor of a transition stands for an event type: the type itself, `*`, or a beginning such as `xstate.done.*`. */
const standsFor = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** The transitions that an event is tested against in a snapshot, those of inner states first. */
export const definitionsFor = (
  snapshot: AnyMachineSnapshot,
  type: string,
): AnyTransitionDefinition[] =>
  activeStates(snapshot)
    .toReversed()
    .flatMap(({ transitions }: AnyStateNode) =>
      [...transitions].flatMap(([descriptor, definitions]) =>
        standsFor(descriptor, type) ? definitions : [],
      ),
    );

/** A guard of a machine in words, with the values that it compares the event with. */
export const guardOf = (guard: unknown): string =>
  guardWithValues(guardInWords(guard), paramsOf(guard));

/** Calls a guard as XState does: by its name, or as one that combines others. */
function isHolding(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const scope = { context: snapshot.context as unknown, event };
  const { type = guard, params } = Object(guard) as { type?: unknown; params?: unknown };
  const implementations = snapshot.machine.implementations.guards as Record<string, unknown>;
  const found = typeof guard === 'function' ? guard : implementations[String(type)];
  if (typeof found !== 'function') return isHolding(found, snapshot, event);
  if ('check' in found)
    return (found.check as (...of: unknown[]) => boolean)(snapshot, scope, found);
  const values: unknown = typeof params === 'function' ? params(scope) : params;
  return Boolean(found(scope, values));
}

/** The transitions that an event is tested against in a snapshot, those of inner states first, and what their guards say. */
export const candidatesFor = (
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly Candidate[] =>
  definitionsFor(snapshot, event.type).map((definition) => {
    const { guard, source } = definition;
    const { id = '' } = transitionsOf(snapshot.machine).get(definition) ?? {};
    let holds: boolean | undefined;
    try {
      holds = !guard || isHolding(guard, snapshot, event);
    } catch {
      // It needs what the event does not have.
    }
    return { edge: id, source: source.id, ...(guard && { guard: guardOf(guard) }), holds };
  });
