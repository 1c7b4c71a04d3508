import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../machines/ContactMessage';
import { personalFields } from '../../machines/personalFields';
import { maskedRecording } from '../../src/devtools/charts/masked';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry } from '../../src/devtools/charts/records';
import { toFile } from '../../src/devtools/charts/sessionFile';
import { type Client, Relay } from '../../src/devtools/inspector/server/Relay';

const actor = { id: 'run/x:1', run: 'run', name: 'contactForm', isResumed: false };
const written = { ...emptyMessage, subject: 'Lift for Huda' };
const base = { run: 'run', time: 0, actor: actor.id, microsteps: [], status: 'active' as const };
const steps = [
  {
    ...base,
    index: 0,
    event: { type: 'xstate.init', input: {} },
    value: { editing: 'writing' },
    context: { message: emptyMessage, unsent: emptyMessage },
  },
  {
    ...base,
    index: 1,
    event: { type: 'change', field: 'subject', value: written.subject },
    value: { editing: 'writing' },
    context: { message: written, unsent: emptyMessage },
  },
];
const entries: readonly Entry[] = [
  { type: 'actor', actor: { ...actor, chart: 'contactForm' } },
  ...steps.map((step) => ({ type: 'step' as const, step })),
];

describe('what people have written', () => {
  it('is known by the names of all fields of the form', () => {
    expect(personalFields).toEqual(Object.keys(emptyMessage));
  });

  it('is masked in a saved session', () => {
    const recording = maskedRecording(append(noRecording, entries), personalFields);
    expect(JSON.stringify(toFile({ recording }))).not.toContain('Huda');
    expect(recording.steps[1]).toMatchObject({
      event: { type: 'change', field: 'subject', value: '•••••••••••••' },
      context: { message: { subject: '•••••••••••••' }, unsent: emptyMessage },
    });
  });
});

const clientNamed = (name: string, heard: unknown[]): Client => ({
  send: (text: unknown) => heard.push([name, JSON.parse(String(text))]),
});

it('the relay with a key listens to those that know it, tells only them, and masks what people have written', () => {
  const heard: unknown[] = [];
  const [phone, desk, stranger] = ['phone', 'desk', 'stranger'].map((name) =>
    clientNamed(name, heard),
  ) as [Client, Client, Client];
  const relay = new Relay('secret', personalFields);
  relay.pass({ key: 'secret', message: { type: 'resend' } }, desk);
  relay.pass({ key: 'guess', message: { type: 'send' } }, stranger);
  relay.pass({ type: 'send' }, stranger);
  relay.pass(null, stranger);
  expect(heard).toEqual([]);
  relay.pass({ key: 'secret', message: { type: 'entries', entries } }, phone);
  expect(heard).toMatchObject([['desk', { type: 'entries' }]]);
  expect(JSON.stringify(heard)).not.toContain('Huda');
  relay.pass({ key: 'secret', message: { type: 'send' } }, desk);
  expect(heard[1]).toEqual(['phone', { type: 'send' }]);
  expect(heard).toHaveLength(2);
});
