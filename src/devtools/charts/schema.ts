import * as v from 'valibot';
import type { AnyEventObject, StateValue } from 'xstate';

export const name = v.pipe(v.string(), v.nonEmpty());

export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const finite = v.pipe(v.number(), v.finite());

export const data = v.unknown();

export const list = <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly());

export const eventSchema: v.GenericSchema<unknown, AnyEventObject> = v.object({ type: name });

const isStateValue = (value: unknown): value is StateValue =>
  typeof value === 'string' ||
  (typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isStateValue));

/** A state value: the name of a state, or an object with state values by the names of states. */
export const stateValue = v.custom<StateValue>(isStateValue, 'It is no state value');

/** The path (from `at`) and the text of a value's first problem; undefined if the value fits. Unknown keys are no problem. */
export function problemOf(schema: v.GenericSchema, value: unknown, at = ''): string | undefined {
  const { issues } = v.safeParse(schema, value, { abortEarly: true });
  if (!issues) return undefined;
  const path = [at, v.getDotPath(issues[0])].filter(Boolean).join('.');
  return `${path || 'it'}: ${issues[0].message.slice(0, 200)}`;
}
