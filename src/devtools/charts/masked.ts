import { inEach, insideOf } from './plain.js';
import type { Recording } from './recording';
import type { Step } from './records';

/** Stands for each character of a text that people have written. */
export const mask = '•';

const hidden = (value: unknown): unknown => {
  if (typeof value === 'string') return mask.repeat(value.length);
  return inEach(value, hidden);
};

/**
 * A copy of plain data in which every text in a field of one of these names is as many dots; so is a `value` beside a text
 * that names such a field, as in `{ field: 'subject', value: 'Lift' }`.
 */
export function masked(data: unknown, fields: readonly string[]): unknown {
  const isNamed = insideOf(data)?.some(([, value]) => fields.includes(value as string)) ?? false;
  return inEach(data, (value, key) => {
    if (fields.includes(key as string) || (isNamed && key === 'value')) return hidden(value);
    return masked(value, fields);
  });
}

/** A step with what people have written masked in its event, its context and its output. */
export const maskedStep = <Each extends Pick<Step, 'event' | 'context' | 'output'>>(
  step: Each,
  fields: readonly string[],
): Each => ({
  ...step,
  event: masked(step.event, fields) as Each['event'],
  ...('context' in step && { context: masked(step.context, fields) }),
  ...('output' in step && { output: masked(step.output, fields) }),
});

/** A recording with what people have written masked, the same in all of its places. */
export const maskedRecording = (recording: Recording, fields: readonly string[]): Recording => ({
  ...recording,
  steps: recording.steps.map((step) => maskedStep(step, fields)),
  before: new Map([...recording.before].map(([id, step]) => [id, maskedStep(step, fields)])),
});
