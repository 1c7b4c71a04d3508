import type { Move } from '../../harness/index';

type Row = readonly [
  from: string | readonly string[],
  event: string | Move['event'],
  to?: string | readonly string[],
  more?: Partial<Move>,
];

/** The moves that a sentence of the specification demands. Each row has the start, the event, the end and further properties. */
export const moves = (sentence: string, ...rows: readonly Row[]): Move[] =>
  rows.map(([from, event, to = [], more]) => ({
    from: [from].flat(),
    event: typeof event === 'string' ? { type: event } : event,
    to: [to].flat(),
    sentence,
    ...more,
  }));
