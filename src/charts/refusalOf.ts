import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { definitionsFor, guardOf } from './candidates';
import { activeStates } from './traversal';

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
  const found = definitionsFor(snapshot, event.type);
  const type = JSON.stringify(event.type);
  if (found.length === 0) {
    const innermost = activeStates(snapshot).filter(
      ({ id }, _, all) => !all.some(({ parent }) => parent?.id === id),
    );
    return `No handler: nothing in ${listed(innermost.map(({ id }) => id))} takes ${type}.`;
  }
  const guards = found.flatMap(({ guard }) => (guard ? [guardOf(guard)] : []));
  const forbidding = found.find(({ guard }) => !guard);
  if (forbidding) return `${forbidding.source.id} takes ${type}, and does nothing.`;
  return `${guards.length > 1 ? 'No guard holds' : 'The guard is false'}: ${listed(guards)}.`;
}
