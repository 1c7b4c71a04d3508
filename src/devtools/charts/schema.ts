import * as v from 'valibot';
import type { AnyEventObject, StateValue } from 'xstate';

/** A text that is not empty. */
export const name = v.pipe(v.string(), v.nonEmpty());

/** A whole number from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A finite number. */
export const finite = v.pipe(v.number(), v.finite());

/** Data of any kind. */
export const data = v.unknown();

/** A list of values of one kind. */
export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly());

/** An event: an object with a type. */
export const eventSchema: v.GenericSchema<unknown, AnyEventObject> = v.object({ type: name });

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isStateValue));

/** A state value: the name of a state, or an object with state values by the names of states. */
export const stateValue = v.custom<StateValue>(isStateValue, 'It is no state value');

/**
 * The problem of a value, with its path; undefined if the value fits the schema. `at` is the path of the value itself, such as
 * `steps.3.event`. The value is only checked: defaults that a schema would add to a copy, and unknown keys, are ignored.
 */
export function problemOf(schema: v.GenericSchema, value: unknown, at = ''): string | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (!issues) return undefined;
  const path = [at, v.getDotPath(issues[0])].filter(Boolean).join('.');
  return `${path || 'it'}: ${issues[0].message.slice(0, 200)}`;
}
