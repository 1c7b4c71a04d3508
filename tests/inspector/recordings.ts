import type { Chart } from '../../src/devtools/charts/chart';
import { Recorder } from '../../src/devtools/charts/Recorder';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry, Step } from '../../src/devtools/charts/records';
import { toFile } from '../../src/devtools/charts/sessionFile';

const run = 'run';

export const page = { run, tab: 'tab', address: 'http://localhost/', title: '', began: 0 };

/** Calls `act` with an `inspect` option, and returns the records of the actors started with it. The list grows while these actors run. */
export function recorded(act: (inspect: Recorder['inspect']) => unknown): Entry[] {
  const entries: Entry[] = [{ type: 'page', page }];
  act(new Recorder(run, (entry) => entries.push(entry)).inspect);
  return entries;
}

/** The entries of `page`, of one actor on it, and of the actor's `steps`. */
export const entriesOf = (name: string, steps: Partial<Step>[], chart?: Chart): Entry[] => [
  { type: 'page', page },
  { type: 'actor', actor: { id: 'run/x', run, name, chart: name }, ...(chart && { chart }) },
  ...steps.map((step, index): Entry => {
    const base = { run, index, time: index, actor: 'run/x', event: { type: 'tick' } };
    return { type: 'step', step: { ...base, microsteps: [], status: 'active', ...step } };
  }),
];

/** A session of these entries, as the text of its file. */
export const sessionOf = (entries: readonly Entry[]): string =>
  JSON.stringify(toFile({ recording: append(noRecording, entries) }));

/** A session of more than 12 MB, as the text of its file. */
export function largeSession(): string {
  const step = { value: 'full', context: { text: 'lift '.repeat(220) } };
  const steps = Array.from({ length: 10_000 }, () => step);
  return sessionOf(entriesOf('store', steps));
}
