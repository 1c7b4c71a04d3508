import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { refusalOf } from '../../charts/candidates';
import { isMachine } from '../../charts/isMachine';
import { errorInWords } from '../../charts/plain';
import type { Recorder } from '../../charts/Recorder';

/** Sends an event to a live machine of a page, if it takes it; returns why it does not, or what it threw. */
export function sendToActor(
  recorder: Recorder,
  id: string,
  event: AnyEventObject,
): string | undefined {
  const actor = recorder.actors.get(id);
  if (!actor) return 'This actor is not on the page any more.';
  if (!isMachine(actor.logic)) return 'This actor is no machine: nothing says what it takes.';
  const refusal = refusalOf(actor.getSnapshot() as AnyMachineSnapshot, event);
  if (refusal) return refusal;
  actor.send(event);
  const { status, error } = actor.getSnapshot() as AnyMachineSnapshot;
  return status === 'error' ? `It was taken, and threw: ${errorInWords(error)}` : undefined;
}
