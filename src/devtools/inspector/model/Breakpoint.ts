import * as v from 'valibot';
import type { Occasion } from '../../charts/candidates';
import type { Chart } from '../../charts/chart';
import { data, name } from '../../charts/schema';
import { readJson } from './readJson';

/** When a page stops at a state or a transition, in words. */
export const occasions: Readonly<Record<Occasion, string>> = {
  entered: 'on entry',
  left: 'on exit',
  tested: 'when it is tested',
  taken: 'when it is taken',
  allowed: 'when its guard holds',
  forbidden: 'when its guard is false',
};

const fields = v.optional(v.pipe(data, v.object({})));

/** What the event, and the context before it, must hold at least; no list and no object in it is compared but in what it names. */
const conditionSchema = v.object({ event: fields, context: fields });

/** What the event, and the context before it, must hold at least. */
export type Condition = v.InferOutput<typeof conditionSchema>;

/** Where a page stops in the browser's debugger. */
export const breakpointSchema = v.object({
  /** The id of the chart. */
  chart: name,
  /** The id of the state or of the transition. */
  part: name,
  when: v.picklist(['entered', 'left', 'tested', 'taken', 'allowed', 'forbidden']),
  where: conditionSchema,
});

/** Where a page stops in the browser's debugger. */
export type Breakpoint = v.InferOutput<typeof breakpointSchema>;

/** Whether two breakpoints stop at the same occasion. */
export const isSame = (one: Breakpoint, other: Breakpoint): boolean =>
  one.chart === other.chart && one.part === other.part && one.when === other.when;

/** The occasions that a part of a chart can have: a state is entered and left, only a guarded transition has a guard. */
export function occasionsOf(chart: Chart, part: string): readonly Occasion[] {
  if (chart.nodes.some(({ id }) => id === part)) return ['entered', 'left'];
  const edge = chart.edges.find(({ id }) => id === part);
  if (!edge) return [];
  // What no event leads to is tested at the end of every step.
  const own: Occasion[] = edge.event === '' ? ['taken'] : ['tested', 'taken'];
  return edge.guard !== undefined && edge.event !== '' ? [...own, 'allowed', 'forbidden'] : own;
}

/** Reads a condition as a developer writes it; an empty text is none. Throws an Error that says what is wrong. */
export function readCondition(text: string): Condition {
  if (text.trim() === '') return {};
  const condition = readJson(text);
  const names = Object.keys(Object(condition) as object);
  const isNamed = names.length > 0 && names.every((each) => each in conditionSchema.entries);
  if (!isNamed || !v.is(conditionSchema, condition))
    throw new Error('A condition is an object with an "event", a "context" or both.');
  return condition as Condition;
}

/** Where a page stops, in words. */
export function breakpointInWords({ part, when, where }: Breakpoint): string {
  const condition = JSON.stringify(where);
  return `${part} ${occasions[when]}${condition === '{}' ? '' : ` if ${condition}`}`;
}
