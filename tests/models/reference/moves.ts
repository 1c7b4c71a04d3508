import type { Move } from '../../harness';

type Row = readonly [
  from: string | readonly string[],
  event: string | Move['event'],
  to?: string | readonly string[],
  more?: Partial<Move>,
];

/** The moves that a sentence asks for, a row each: where it starts, the event, where it ends, and what else is known of it. */
export const moves = (sentence: string, ...rows: readonly Row[]): Move[] =>
  rows.map(([from, event, to = [], more]) => ({
    from: [from].flat(),
    event: typeof event === 'string' ? { type: event } : event,
    to: [to].flat(),
    sentence,
    ...more,
  }));
