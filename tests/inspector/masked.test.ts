import { describe, expect, it } from 'vitest';
import { emptyMessage } from '../../machines/ContactMessage';
import { personalFields } from '../../machines/personalFields';
import { maskedRecording } from '../../src/devtools/charts/masked';
import { append, noRecording } from '../../src/devtools/charts/recording';
import { toFile } from '../../src/devtools/charts/sessionFile';
import { entriesOf } from './recordings';

const written = { ...emptyMessage, subject: 'Lift for Huda' };
const entries = entriesOf('contactForm', [
  {
    event: { type: 'xstate.init', input: {} },
    value: { editing: 'writing' },
    context: { message: emptyMessage, unsent: emptyMessage },
  },
  {
    event: { type: 'change', field: 'subject', value: written.subject },
    verdicts: [{ edge: 'change', guard: 'isNew', params: { subject: written.subject } }],
    value: { editing: 'writing' },
    context: { message: written, unsent: emptyMessage },
  },
]);

describe('a text that a person has written', () => {
  it('a saved session masks a text that a person has written', () => {
    const recording = maskedRecording(append(noRecording, entries), personalFields);
    expect(JSON.stringify(toFile({ recording }))).not.toContain('Huda');
    expect(recording.steps[1]).toMatchObject({
      event: { type: 'change', field: 'subject', value: '•••••••••••••' },
      context: { message: { subject: '•••••••••••••' }, unsent: emptyMessage },
    });
  });
});
