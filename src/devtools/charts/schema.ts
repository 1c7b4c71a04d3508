import * as v from 'valibot';
import type { AnyEventObject, StateValue } from 'xstate';

/** A text with something in it. */
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

/** A state value: the name of a state, or an object of them. */
export const stateValue = v.custom<StateValue>(isStateValue, 'It is no state value');

/**
 * What is wrong with a value, and where; undefined if it is as a schema says. `at` is the path of the value: `steps.3.event`.
 * The value is only looked at: what a schema says of a copy (defaults, unknown keys) is left aside.
 */
export function problemOf(schema: v.GenericSchema, value: unknown, at = ''): string | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (!issues) return undefined;
  const path = [at, v.getDotPath(issues[0])].filter(Boolean).join('.');
  return `${path || 'it'}: ${issues[0].message.slice(0, 200)}`;
}
