import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../machines/ContactMessage';
import { personalFields } from '../../machines/personalFields';
import { maskedRecording } from '../../src/devtools/charts/masked';
import { append, noRecording } from '../../src/devtools/charts/recording';
import type { Entry } from '../../src/devtools/charts/records';
import { toFile } from '../../src/devtools/charts/sessionFile';

const actor = { id: 'run/x:1', run: 'run', name: 'contactForm' };
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
