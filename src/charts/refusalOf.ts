import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateNode,
  AnyTransitionDefinition,
} from 'xstate';
import { activeStates } from './traversal';
import { guardInWords } from './words';

/** Whether a descriptor of a transition stands for an event type: the type itself, `*`, or a beginning such as `xstate.done.*`. */
const standsFor = (descriptor: string, type: string) =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)));

/** The transitions that an event is tested against in a snapshot, those of inner states first. */
const candidates = (snapshot: AnyMachineSnapshot, type: string): AnyTransitionDefinition[] =>
  activeStates(snapshot)
    .toReversed()
    .flatMap(({ transitions }: AnyStateNode) =>
      [...transitions].flatMap(([descriptor, definitions]) =>
        standsFor(descriptor, type) ? definitions : [],
      ),
    );

/** A guard with the values that it compares the event with. */
function guardWithParams(guard: unknown): string {
  const { params } = Object(guard) as { params?: unknown };
  const values = typeof params === 'object' && params ? Object.values(params).map(String) : [];
  return [guardInWords(guard), ...values].join(' ');
}

const listed = (names: readonly string[]) => [...new Set(names)].join(', ');

/**
 * Why a machine in a snapshot does not take an event, in words: no active state handles it, or which guards are false.
 * Returns undefined if it takes it. Nothing is executed.
 */
export function refusalOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | undefined {
  const { status } = snapshot;
  if (status !== 'active') return `This actor is ${status}: it takes no events.`;
  if (event.type === '*') return '"*" stands for any event: it is none itself.';
  try {
    if (snapshot.can(event)) return undefined;
  } catch (error) {
    return `A guard cannot read this event: ${(error as Error).message}`;
  }
  const found = candidates(snapshot, event.type);
  const type = JSON.stringify(event.type);
  if (found.length === 0) {
    const innermost = activeStates(snapshot).filter(
      ({ id }, _, all) => !all.some(({ parent }) => parent?.id === id),
    );
    return `No handler: nothing in ${listed(innermost.map(({ id }) => id))} takes ${type}.`;
  }
  const guards = found.flatMap(({ guard }) => (guard ? [guardWithParams(guard)] : []));
  const forbidding = found.find(({ guard }) => !guard);
  if (forbidding) return `${forbidding.source.id} takes ${type}, and does nothing.`;
  return `${guards.length > 1 ? 'No guard holds' : 'The guard is false'}: ${listed(guards)}.`;
}
