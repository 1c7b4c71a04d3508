import type { AnyEventObject, Snapshot } from 'xstate';
import type { Recorder } from '../../charts/Recorder';

/** Sends an event to a live actor of a page; returns why that cannot be done, if so. */
export function sendToActor(
  recorder: Recorder,
  id: string,
  event: AnyEventObject,
): string | undefined {
  const actor = recorder.actor(id);
  if (!actor) return 'This actor is not on the page any more.';
  const { status } = actor.getSnapshot() as Snapshot<unknown>;
  if (status !== 'active') return `This actor is ${status}: it takes no events.`;
  actor.send(event);
  return undefined;
}
