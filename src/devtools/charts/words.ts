import type { AnyEventObject } from 'xstate';
import { inCode, plain } from './plain';

/** What a machine names its actions and guards by. */
export type Named = string | { readonly type: string } | ((...args: never[]) => unknown);
type Combined = {
  check?: (snapshot: object, scope: object, params: { guards: readonly unknown[] }) => boolean;
  guards?: readonly unknown[];
  stateValue?: unknown;
};

/** The name of what combines guards, found out by what it makes of them: a build changes the names of functions. */
function combinerName({ check, guards = [] }: Combined): string {
  if (guards.length < 2) return 'not';
  const scope = { context: {}, event: { type: '' } };
  return check?.({ machine: {} }, scope, { guards: [() => true, () => false] }) ? 'or' : 'and';
}

/** A guard as its machine defines it, also where it is watched (`watchGuards`). */
export const guardItself = (guard: unknown): unknown =>
  (Object(guard) as { guardItself?: unknown }).guardItself ?? guard;

/** A guard in words. */
export function guardInWords(given: unknown): string {
  const guard = guardItself(given);
  if (typeof guard === 'string') return guard;
  const { guards, stateValue } = guard as Combined;
  if (stateValue) return `in ${valueInWords(stateValue)}`;
  if (guards) return `${combinerName(guard as Combined)}(${guards.map(guardInWords).join(', ')})`;
  return nameOf(guard as Named);
}

/** The parameters of a guard, as far as the definition says them. */
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

/** What has to hold for an edge of a chart to be taken, in brackets. */
export const guardLabel = (guard: string | undefined, params?: object): string =>
  guard ? `[${guardWithValues(guard, params)}]` : '';

/** The name of an action or a guard. */
export function nameOf(named: Named): string {
  if (typeof named === 'string') return named;
  return 'type' in named && typeof named.type === 'string' ? named.type : 'inline';
}

/** A state value in one line: `editing.sent`, regions side by side. */
export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).map(([key, inner]) => {
    const words = valueInWords(inner);
    return words ? `${key}.${words}` : key;
  });
  return parts.join(' · ');
}

/** The type of an event as people say it: `after rotationDelay`, `done send`. */
export function eventTypeInWords(type: string): string {
  if (type === '') return 'always';
  const [, kind, rest = ''] = /^xstate\.(after|done|error)\.(.+)$/.exec(type) ?? [];
  if (kind === 'after') return `after ${rest.split('.')[0]}`;
  if (kind) return `${kind} ${rest.replace(/^(actor|state)\./, '')}`;
  return type.replace(/^xstate\./, '');
}

/** What an event carries, one value after the other. */
export const payloadInWords = (payload: object): string =>
  Object.values(payload)
    .map((value: unknown) => (typeof value === 'string' ? value : inCode(value)))
    .join(' ');

/** An event in a few words: its type and its payload. */
export const eventInWords = ({ type, ...payload }: AnyEventObject): string =>
  `${eventTypeInWords(type)} ${payloadInWords(payload)}`.trimEnd();

/** A name, and what holds of what bears it: colours and outlines say nothing to a screen reader. */
export const withMarks = (name: string, marks: Readonly<Record<string, boolean>>): string =>
  [name, ...Object.keys(marks).filter((words) => marks[words])].join(', ');

/** A text cut to so many characters. */
export const shorten = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
