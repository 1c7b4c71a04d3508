import type { Chart } from '../../charts/chart';
import type { Occasion } from '../../charts/foresee';
import { data, name, object, oneOf, type Shape } from '../../charts/shape';
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

/** What the event, and the context before it, must hold at least; no list and no object in it is compared but in what it names. */
export interface Condition {
  readonly event?: Readonly<Record<string, unknown>>;
  readonly context?: Readonly<Record<string, unknown>>;
}

/** Where a page stops in the browser's debugger. */
export interface Breakpoint {
  /** The id of the chart. */
  readonly chart: string;
  /** The id of the state or of the transition. */
  readonly part: string;
  readonly when: Occasion;
  readonly where: Condition;
}

/** What a breakpoint has to be. */
export const breakpointShape: Shape = object({
  chart: name,
  part: name,
  when: oneOf(...Object.keys(occasions)),
  where: object({}, { event: data, context: data }),
});

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
  const fields = Object.entries(Object(condition) as object);
  const isCondition =
    typeof condition === 'object' &&
    fields.length > 0 &&
    fields.every(([key, value]) => /^(?:event|context)$/.test(key) && value instanceof Object);
  if (!isCondition)
    throw new Error('A condition is an object with an "event", a "context" or both.');
  return condition as Condition;
}
