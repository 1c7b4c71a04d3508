import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  append,
  forget,
  noRecording,
  stepAt,
  stepBefore,
} from '../../src/devtools/charts/recording';
import type { Entry, Step } from '../../src/devtools/charts/records';
import { fromFile, toFile } from '../../src/devtools/charts/sessionFile';
import { cursorMachine } from '../../src/devtools/inspector/machines/cursorMachine';
import { History } from '../../src/devtools/inspector/page/History';

const run = 'run';
const page = { run, tab: 'tab', address: 'http://localhost/', title: '', began: 0 };
const actor = (id: string): Entry => ({
  type: 'actor',
  actor: { id, run, name: id, isResumed: false },
});
const step = (id: string, index: number): Step => ({
  run,
  index,
  time: index,
  actor: id,
  event: { type: index === 0 ? 'xstate.init' : 'tick' },
  microsteps: [],
  status: 'active',
  value: `state ${index}`,
});
const begun: Entry[] = [{ type: 'page', page }, actor('quiet'), actor('busy')];

/** One step of a quiet actor, then many of a busy one. */
const entries = (count: number): Entry[] => [
  ...begun,
  { type: 'step', step: step('quiet', 0) },
  ...Array.from({ length: count - 1 }, (_, index): Entry => {
    return { type: 'step', step: step('busy', index + 1) };
  }),
];

describe('the last step of each actor is kept', () => {
  it('by a recording that drops the oldest', () => {
    const recording = append(noRecording, entries(25_000));
    expect(recording.steps.length).toBeLessThanOrEqual(20_000);
    expect(recording.dropped + recording.steps.length).toBe(25_000);
    expect(stepAt(recording, 'quiet', 24_999)?.value).toBe('state 0');
    const first = recording.steps[0];
    expect(first && stepBefore(recording, first)?.index).toBe((first?.index ?? 0) - 1);
  });

  it('by a recording that is cleared, also after it was saved, and cleared steps stay away', () => {
    const all = entries(10);
    const cleared = forget(append(noRecording, all), 10);
    const opened = fromFile(JSON.parse(JSON.stringify(toFile({ recording: cleared })))).recording;
    for (const recording of [cleared, append(cleared, all), opened]) {
      expect(recording.steps).toEqual([]);
      expect(stepAt(recording, 'quiet', 9)?.value).toBe('state 0');
      expect(stepAt(recording, 'busy', 9)?.value).toBe('state 9');
    }
    expect(append(cleared, [{ type: 'step', step: step('busy', 10) }]).steps).toHaveLength(1);
  });

  it('by a page that nobody watches', () => {
    const history = new History();
    for (const entry of entries(6000)) history.add(entry);
    expect(history.entries.length).toBeLessThan(3100);
    const recording = append(noRecording, history.entries);
    const end = recording.steps.length - 1;
    expect(stepAt(recording, 'quiet', end)?.value).toBe('state 0');
    expect(stepAt(recording, 'busy', end)?.value).toBe('state 5999');
  });
});

it('the cursor never stands where steps were dropped', () => {
  const cursor = createActor(cursorMachine).start();
  cursor.send({ type: 'grown', first: 0, end: 99 });
  cursor.send({ type: 'seek', place: 10 });
  cursor.send({ type: 'grown', first: 50, end: 120 });
  expect(cursor.getSnapshot().context.place).toBe(50);
  cursor.send({ type: 'seek', place: 49 });
  expect(cursor.getSnapshot().context.place).toBe(50);
  cursor.send({ type: 'follow' });
  cursor.send({ type: 'grown', first: 121, end: 120 });
  expect(cursor.getSnapshot().context.place).toBe(120);
});
