import type { ActorRecord } from './records';
import { type Recording, stepAt } from './recording';
import { valueInWords } from './words';

/** What an actor is in at a place in time, in words and as a lamp. */
export function statusOf(recording: Recording, actor: ActorRecord, place: number) {
  const step = stepAt(recording, actor.id, place);
  if (!step) return { lamp: 'off', words: 'not yet' } as const;
  if (step.status === 'error') return { lamp: 'error', words: 'failed' } as const;
  if (step.status !== 'active') return { lamp: 'off', words: step.status } as const;
  return { lamp: 'active', words: step.value ? valueInWords(step.value) : 'active' } as const;
}
