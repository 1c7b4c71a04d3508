import type { AnyEventObject } from 'xstate';
import { inCode, plain } from './plain';

/** A reference to an action or a guard in a machine's definition. */
export type Named = string | { readonly type: string } | ((...args: never[]) => unknown);
type Combined = {
  check?: (snapshot: object, scope: object, params: { guards: readonly unknown[] }) => boolean;
  guards?: readonly unknown[];
  stateValue?: unknown;
};

/** The name of a guard combiner: `and`, `or` or `not`. A build renames functions, so the guard is called to find out which it is. */
function combinerName({ check, guards = [] }: Combined): string {
  if (guards.length < 2) return 'not';
  const scope = { context: {}, event: { type: '' } };
  return check?.({ machine: {} }, scope, { guards: [() => true, () => false] }) ? 'or' : 'and';
}

/** A guard as its machine defines it, even where `watchGuards` has replaced it. */
export const guardItself = (guard: unknown): unknown =>
  (Object(guard) as { guardItself?: unknown }).guardItself ?? guard;

export function guardInWords(given: unknown): string {
  const guard = guardItself(given);
  if (typeof guard === 'string') return guard;
  const { guards, stateValue } = guard as Combined;
  if (stateValue) return `in ${valueInWords(stateValue)}`;
  if (guards) return `${combinerName(guard as Combined)}(${guards.map(guardInWords).join(', ')})`;
  return nameOf(guard as Named);
}

/** The parameters of a guard, where the definition holds them as an object. */
export function paramsOf(guard: unknown): Readonly<Record<string, unknown>> | undefined {
  const { params } = Object(guardItself(guard)) as { params?: unknown };
  return typeof params === 'object' && params !== null
    ? (params as Readonly<Record<string, unknown>>)
    : undefined;
}

/** A guard in words, with the values that it compares the event with. */
export const guardWithValues = (guard: string, params: object = {}): string =>
  `${guard} ${Object.values(params)
    .map((each) => (typeof each === 'string' ? each : inCode(plain(each))))
    .join(', ')}`.trimEnd();

export const guardLabel = (guard: string | undefined, params?: object): string =>
  guard ? `[${guardWithValues(guard, params)}]` : '';

export function nameOf(named: Named): string {
  if (typeof named === 'string') return named;
  return 'type' in named && typeof named.type === 'string' ? named.type : 'inline';
}

/** A state value in one line, such as `editing.sent`; `·` separates parallel regions. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).map(([key, inner]) => {
    const words = valueInWords(inner);
    return words ? `${key}.${words}` : key;
  });
  return parts.join(' · ');
}

/** The type of an event in words, such as `after rotationDelay` or `done send`. */
export function eventTypeInWords(type: string): string {
  if (type === '') return 'always';
  const [, kind, rest = ''] = /^xstate\.(after|done|error)\.(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  if (kind) return `${kind} ${rest.replace(/^(actor|state)\./, '')}`;
  return type.replace(/^xstate\./, '');
}

export const payloadInWords = (payload: object): string =>
  Object.values(payload)
    .map((value: unknown) => (typeof value === 'string' ? value : inCode(value)))
    .join(' ');

export const eventInWords = ({ type, ...payload }: AnyEventObject): string =>
  `${eventTypeInWords(type)} ${payloadInWords(payload)}`.trimEnd();

/** A name and the keys of `marks` that are true, for screen readers, which do not read colours and outlines. */
export const withMarks = (name: string, marks: Readonly<Record<string, boolean>>): string =>
  [name, ...Object.keys(marks).filter((words) => marks[words])].join(', ');

export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
