import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';

/** Whether a machine takes an event in a snapshot; the report of an invoked actor's end only while that actor is running. */
export function takes(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const child = endedBy(event);
  return (child === undefined || child in snapshot.children) && snapshot.can(event);
}

/** The id of the invoked actor whose end an event reports; undefined for other events. */
export const endedBy = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** The event by which XState ends a promise, for the event that reports its end. */
export const endOf = ({ type, output, error }: AnyEventObject): AnyEventObject =>
  type.startsWith('xstate.done.')
    ? { type: 'xstate.promise.resolve', data: output as unknown }
    : { type: 'xstate.promise.reject', data: error as unknown };
