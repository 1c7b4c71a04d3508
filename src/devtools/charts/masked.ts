import { inEach, insideOf } from './plain';
import type { Recording } from './recording';
import type { Step } from './records';

/** Replaces each character of a text that a person has written. */
const mask = '•';

const hidden = (value: unknown): unknown => {
  if (typeof value === 'string') return mask.repeat(value.length);
  return inEach(value, hidden);
};

/** A copy with dots for the texts of these fields, and for the `value` beside a field's name: `{ field: 'subject', value: 'Lift' }`. */
function masked(data: unknown, fields: readonly string[]): unknown {
  const isNamed = insideOf(data)?.some(([, value]) => fields.includes(value as string)) ?? false;
  return inEach(data, (value, key) => {
    if (fields.includes(key as string) || (isNamed && key === 'value')) return hidden(value);
    return masked(value, fields);
  });
}

/** A copy of a recording in which the texts of these fields, which people have written, are masked everywhere. */
export function maskedRecording(recording: Recording, fields: readonly string[]): Recording {
  const maskedStep = ({ event, verdicts, context, output, ...step }: Step): Step => ({
    ...step,
    event: masked(event, fields) as Step['event'],
    ...(verdicts && { verdicts: masked(verdicts, fields) as Step['verdicts'] }),
    ...(context !== undefined && { context: masked(context, fields) }),
    ...(output !== undefined && { output: masked(output, fields) }),
  });
  return {
    ...recording,
    steps: recording.steps.map(maskedStep),
    before: new Map([...recording.before].map(([id, step]) => [id, maskedStep(step)])),
  };
}
