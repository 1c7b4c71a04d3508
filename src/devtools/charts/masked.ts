import type { Step } from './records';

/** Stands for each character of a text that people have written. */
const mask = '•';

const hidden = (value: unknown): unknown => {
  if (typeof value === 'string') return mask.repeat(value.length);
  return typeof value === 'object' && value !== null ? inEach(value, hidden) : value;
};

/** A copy of a list or an object with its values changed. */
const inEach = (tree: object, change: (value: unknown, key: string) => unknown): unknown =>
  Array.isArray(tree)
    ? tree.map((value, index) => change(value, String(index)))
    : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, change(value, key)]));

/**
 * A copy of plain data in which every text in a field of one of these names is as many dots; so is a `value` beside a text
 * that names such a field, as in `{ field: 'subject', value: 'Lift' }`.
 */
export function masked(data: unknown, fields: readonly string[]): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const isNamed = Object.values(data).some((value) => fields.includes(value as string));
  return inEach(data, (value, key) => {
    if (fields.includes(key) || (isNamed && key === 'value')) return hidden(value);
    return masked(value, fields);
  });
}

/** A step with what people have written masked in its event, its context and its output. */
export const maskedStep = <Each extends Pick<Step, 'event' | 'context' | 'output'>>(
  step: Each,
  fields: readonly string[],
): Each => ({
  ...step,
  event: masked(step.event, fields),
  ...('context' in step && { context: masked(step.context, fields) }),
  ...('output' in step && { output: masked(step.output, fields) }),
});
