import { describe, expect, it } from 'vitest';
import {
  append,
  forget,
  noRecording,
  placeNear,
  stepAt,
  stepBefore,
} from '../../src/devtools/charts/recording';
import type { Entry, Step } from '../../src/devtools/charts/records';
import { fromFile, toFile } from '../../src/devtools/charts/sessionFile';
import { type MessageBody, messageOf } from '../../src/devtools/inspector/model/Message';
import { Reporter } from '../../src/devtools/inspector/page/Reporter';
import { page } from '../inspector/recordings';

const run = 'run';
const actor = (id: string): Entry => ({ type: 'actor', actor: { id, run, name: id } });
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

/** The entries of `count` steps: one step of the actor `quiet`, then steps of the actor `busy`. */
const entries = (count: number): Entry[] => [
  ...begun,
  { type: 'step', step: step('quiet', 0) },
  ...Array.from({ length: count - 1 }, (_, index): Entry => ({
    type: 'step',
    step: step('busy', index + 1),
  })),
];

it('a saved path keeps values of its contexts that JSON does not know', () => {
  const reached = { value: 'full', context: { stops: new Set([1, 2]) } };
  const path = {
    model: 'lift',
    machine: 'lift',
    actor: 'run/x',
    generator: 'tour',
    path: '1a2b3c4d',
    project: 'ar-desktop',
    command: 'npm test',
    steps: [
      {
        event: { type: 'xstate.init' },
        expected: reached,
        outcome: 'held',
        milliseconds: 1,
        place: 0,
      },
    ],
  } as const;
  const text = JSON.stringify(toFile({ recording: noRecording, path }));
  expect(fromFile(JSON.parse(text)).path?.steps[0]?.expected).toEqual(reached);
});

describe('the last step of each actor', () => {
  it('a recording that drops its oldest steps keeps the last step of each actor', () => {
    const recording = append(noRecording, entries(25_000));
    expect(recording.steps.length).toBeLessThanOrEqual(20_000);
    expect(recording.dropped + recording.steps.length).toBe(25_000);
    expect(stepAt(recording, 'quiet', 24_999)?.value).toBe('state 0');
    const first = recording.steps[0];
    expect(first && stepBefore(recording, first)?.index).toBe((first?.index ?? 0) - 1);
  });

  it('steps that come after newer ones do not become the last state of their actor', () => {
    const all = entries(6);
    const recording = append(append(noRecording, [...begun, ...all.slice(-1)]), all.slice(0, -1));
    expect(recording.steps.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stepAt(recording, 'busy', Infinity)?.value).toBe('state 5');
  });

  it('a cleared recording, also a saved one, keeps the last step of each actor but never a cleared step', () => {
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

  it('a page that no inspector watches keeps the last step of each actor', async () => {
    const sent: Entry[] = [];
    const post = (body: MessageBody) => {
      if (body.type === 'entries') sent.push(...body.entries);
    };
    const reporter = new Reporter(page, post, async () => {});
    for (const [index, entry] of entries(6000).entries()) {
      reporter.report(entry);
      if (index % 100 === 0) reporter.flush();
    }
    sent.length = 0;
    reporter.receive(messageOf({ type: 'resend' }));
    await Promise.resolve();
    expect(sent.length).toBeLessThan(3100);
    const recording = append(noRecording, sent);
    const end = recording.steps.length - 1;
    expect(stepAt(recording, 'quiet', end)?.value).toBe('state 0');
    expect(stepAt(recording, 'busy', end)?.value).toBe('state 5999');
  });
});

it('placeNear never returns the index of a step that was dropped or does not exist yet', () => {
  const recording = forget(append(noRecording, entries(120)), 50);
  expect([10, 49, 60, 200, Infinity].map((place) => placeNear(recording, place))).toEqual([
    50, 50, 60, 119, 119,
  ]);
  expect(placeNear(forget(recording, 70), 60)).toBe(119);
  expect(placeNear(noRecording, Infinity)).toBe(-1);
});
