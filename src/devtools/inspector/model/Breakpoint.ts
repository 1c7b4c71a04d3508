import * as v from 'valibot';
import type { Occasion } from '../../charts/candidates';
import type { Chart } from '../../charts/chart';
import { name } from '../../charts/schema.js';

/** When a page stops at a state or a transition, in words. */
export const occasions: Readonly<Record<Occasion, string>> = {
  entered: 'on entry',
  left: 'on exit',
  taken: 'when it is taken',
};

/** Where a page stops in the browser's debugger. */
export const breakpointSchema = v.object({
  /** The id of the chart. */
  chart: name,
  /** The id of the state or of the transition. */
  part: name,
  when: v.picklist(['entered', 'left', 'taken']),
});

/** Where a page stops in the browser's debugger. */
export type Breakpoint = v.InferOutput<typeof breakpointSchema>;

/** The occasions that a part of a chart can have. */
export const occasionsOf = ({ nodes }: Chart, part: string): readonly Occasion[] =>
  nodes.some(({ id }) => id === part) ? ['entered', 'left'] : ['taken'];

/** Where a page stops, in words, which no other breakpoint has. */
export const breakpointInWords = ({ part, when }: Breakpoint): string =>
  `${part} ${occasions[when]}`;
