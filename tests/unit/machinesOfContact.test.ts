import { type ActorRefFrom, createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import {
  busyRetryDelay,
  contactFormMachine,
  draftLife,
  sendTimeout,
} from '../../machines/contactFormMachine';
import { type ContactMessage, emptyMessage } from '../../machines/ContactMessage';
import { type ActorEvents, watcher } from '../../machines/actors';
import { siteMachine } from '../../machines/siteMachine';

const fields = Object.keys(emptyMessage) as (keyof ContactMessage)[];
const full = Object.fromEntries(
  fields.map((field) => [field, `my ${field}`]),
) as unknown as ContactMessage;
const busy = { status: 429, text: 'Too many requests' };
const refusal = { status: 400, text: 'refused' };

/** The form with a mail service that is answered by hand, and a clock of its own. */
function start(draft?: Partial<ContactMessage>) {
  const clock = new SimulatedClock();
  const effects: unknown[] = [];
  const sent: ContactMessage[] = [];
  let answer = { accept: (_isOwn: boolean) => {}, refuse: (_answer: unknown) => {} };
  const provided = contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<boolean, ContactMessage>(({ input }) => {
        sent.push(input);
        return new Promise((accept, fail) => (answer = { accept, refuse: fail }));
      }),
      recallDraft: watcher<ActorEvents['contactForm']>(({ sendBack }) => {
        if (draft) sendBack({ type: 'recalled', message: { ...emptyMessage, ...draft } });
      }),
    },
    actions: {
      announceSuccess: () => effects.push('success'),
      announceFailure: (_, { error }) => effects.push(error),
      keepDraft: (_, message) => effects.push({ draft: message }),
    },
  });
  const site = createActor(siteMachine.provide({ actors: { contactForm: provided } }), {
    systemId: 'site',
    input: { path: '/contact', language: 'ar' },
    clock,
  }).start();
  const actor: ActorRefFrom<typeof contactFormMachine> = site.system.get('contactForm');
  const form = {
    clock,
    sent,
    /** What was announced, without the drafts that were kept. */
    announced: () => effects.filter((effect) => !Object.hasOwn(Object(effect) as object, 'draft')),
    drafts: () =>
      effects.flatMap((effect) =>
        Object.hasOwn(Object(effect) as object, 'draft') ? [effect] : [],
      ),
    state: () => actor.getSnapshot().value,
    message: () => actor.getSnapshot().context.message,
    unsent: () => actor.getSnapshot().context.unsent,
    write: (message: Partial<ContactMessage>) => {
      for (const field of fields) {
        const value = message[field];
        if (value !== undefined) actor.send({ type: 'change', field, value });
      }
    },
    submit: () => actor.send({ type: 'submit' }),
    restore: () => actor.send({ type: 'restore' }),
    finish: () => actor.send({ type: 'finish' }),
    accept: async (isOwn = true) => {
      answer.accept(isOwn);
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('sending')).toBe(false));
    },
    /** Answers that the service has too much to do, and waits until the form knows. */
    beBusy: async (state: unknown) => {
      answer.refuse(busy);
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual(state));
    },
    refuse: async () => {
      answer.refuse(refusal);
      await vi.waitFor(() => expect(actor.getSnapshot().hasTag('sending')).toBe(false));
    },
  };
  return form;
}

describe('the contact form', () => {
  it('has six fields, which are strings and empty at first', () => {
    expect(fields).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
      'emailAddress',
      'subject',
      'message',
    ]);
    expect(start().message()).toEqual(emptyMessage);
    expect(Object.values(emptyMessage).every((text) => text === '')).toBe(true);
  });

  it.each(fields)('takes an edit of %s, and of nothing else', (field) => {
    const form = start();
    form.write({ [field]: 'a' });
    form.write({ [field]: 'ab' });
    expect(form.message()).toEqual({ ...emptyMessage, [field]: 'ab' });
  });

  it('sends the message as it is, even empty', () => {
    const form = start();
    form.submit();
    expect(form.sent).toEqual([emptyMessage]);
    expect(form.state()).toEqual({ sending: 'trying' });
  });

  it('clears all fields after a send that succeeded', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.accept();
    expect(form.sent).toEqual([full]);
    expect(form.state()).toEqual({ editing: 'sent' });
    expect(form.message()).toEqual(emptyMessage);
    expect(form.unsent()).toEqual(emptyMessage);
    expect(form.announced()).toEqual(['success']);
  });

  it('clears all fields after a send that was refused, and says why', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.refuse();
    expect(form.state()).toEqual({ editing: 'failed' });
    expect(form.message()).toEqual(emptyMessage);
    expect(form.announced()).toEqual([refusal]);
  });

  it('counts a send without an answer in 15 s as failed', () => {
    const form = start();
    form.write(full);
    form.submit();
    form.clock.increment(14_999);
    expect(form.state()).toEqual({ sending: 'trying' });
    form.clock.increment(1);
    expect(form.state()).toEqual({ editing: 'unanswered' });
    expect(form.message()).toEqual(emptyMessage);
    expect(form.announced()).toEqual([new Error('no answer in 15000 ms')]);
    expect(sendTimeout).toBe(15_000);
  });

  it('takes no answer after that', async () => {
    const form = start();
    form.submit();
    form.clock.increment(sendTimeout);
    await form.accept();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(form.state()).toEqual({ editing: 'unanswered' });
    expect(form.announced()).toHaveLength(1);
  });

  it('gives each send 15 s of its own', async () => {
    const form = start();
    form.submit();
    form.clock.increment(10_000);
    await form.accept();
    form.submit();
    form.clock.increment(10_000);
    expect(form.state()).toEqual({ sending: 'trying' });
  });

  it('ignores a second submit and an edit while a message is under way', async () => {
    const form = start();
    form.write(full);
    form.submit();
    form.submit();
    form.write({ subject: 'other' });
    expect(form.sent).toHaveLength(1);
    expect(form.message()).toEqual(full);
    await form.accept();
    expect(form.announced()).toEqual(['success']);
  });

  it('brings back what could not be sent, once', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.refuse();
    form.restore();
    expect(form.message()).toEqual(full);
    expect(form.state()).toEqual({ editing: 'writing' });
    form.write(emptyMessage);
    form.restore();
    expect(form.message()).toEqual(emptyMessage);
  });

  it('brings back what got no answer in time, which may have arrived', () => {
    const form = start();
    form.write(full);
    form.submit();
    form.clock.increment(sendTimeout);
    expect(form.drafts().at(-1)).toEqual({ draft: full });
    form.restore();
    expect(form.message()).toEqual(full);
    expect(form.sent).toHaveLength(1);
  });

  it('asks a busy service once more, and nobody sees it', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.beBusy({ sending: 'busy' });
    form.finish();
    form.clock.increment(busyRetryDelay - 1);
    expect(form.sent).toEqual([full]);
    expect(form.message()).toEqual(full);
    form.clock.increment(1);
    expect(form.sent).toEqual([full, full]);
    expect(form.announced()).toEqual([]);
    await form.accept();
    expect(form.state()).toEqual({ editing: 'sent' });
    expect(form.announced()).toEqual(['success']);
  });

  it('asks a busy service twice, and then gives up; the next message may ask twice again', async () => {
    const form = start();
    for (const sent of [2, 4]) {
      form.write(full);
      form.submit();
      await form.beBusy({ sending: 'busy' });
      form.clock.increment(busyRetryDelay);
      await form.beBusy({ editing: 'failed' });
      expect(form.sent).toHaveLength(sent);
      expect(form.announced().at(-1)).toEqual(busy);
      expect(form.unsent()).toEqual(full);
    }
  });

  it('has one time for both answers', async () => {
    const form = start();
    form.submit();
    form.clock.increment(sendTimeout - busyRetryDelay);
    await form.beBusy({ sending: 'busy' });
    form.clock.increment(busyRetryDelay);
    expect(form.state()).toEqual({ editing: 'unanswered' });
  });

  it('takes an answer that is not the service’s own for success, and keeps the text until the next edit', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.accept(false);
    expect(form.state()).toEqual({ editing: 'unusual' });
    expect(form.announced()).toEqual(['success']);
    expect(form.message()).toEqual(emptyMessage);
    expect(form.unsent()).toEqual(full);
    expect(form.drafts().at(-1)).toEqual({ draft: full });
    form.restore();
    expect(form.message()).toEqual(full);
    form.submit();
    await form.accept(false);
    form.write({ subject: 'new' });
    expect(form.unsent()).toEqual(emptyMessage);
  });

  it('brings nothing back after the next edit, the next send, or a success', async () => {
    const edited = start();
    edited.write(full);
    edited.submit();
    await edited.refuse();
    expect(edited.unsent()).toEqual(full);
    edited.write({ subject: 'new' });
    expect(edited.unsent()).toEqual(emptyMessage);
    edited.restore();
    expect(edited.message()).toEqual({ ...emptyMessage, subject: 'new' });

    const again = start();
    again.write(full);
    again.submit();
    await again.refuse();
    again.submit();
    await again.refuse();
    again.restore();
    expect(again.message()).toEqual(emptyMessage);

    const succeeded = start();
    succeeded.write(full);
    succeeded.submit();
    await succeeded.accept();
    succeeded.restore();
    expect(succeeded.message()).toEqual(emptyMessage);
  });

  it('keeps a draft of every edit, through a failure too, and forgets it once it was sent', async () => {
    const form = start();
    form.write({ subject: 'a' });
    form.submit();
    await form.refuse();
    const written = { ...emptyMessage, subject: 'a' };
    const kept = { draft: written };
    expect(form.drafts()).toEqual([kept, kept]);
    form.restore();
    form.submit();
    await form.accept();
    expect(form.drafts()).toEqual([kept, kept, kept, { draft: emptyMessage }]);
  });

  it('keeps a draft for an hour after the last edit', () => {
    const form = start();
    form.write({ subject: 'a' });
    form.clock.increment(draftLife - 1);
    form.write({ subject: 'ab' });
    form.clock.increment(draftLife - 1);
    expect(form.drafts()).toHaveLength(2);
    form.clock.increment(1);
    expect(form.drafts().at(-1)).toEqual({ draft: emptyMessage });
    expect(form.message()).toEqual({ ...emptyMessage, subject: 'ab' });
  });

  it('keeps a draft for an hour after it could not be sent', async () => {
    const form = start();
    form.write(full);
    form.submit();
    await form.refuse();
    form.clock.increment(draftLife);
    expect(form.drafts().slice(-2)).toEqual([{ draft: full }, { draft: emptyMessage }]);
    expect(form.unsent()).toEqual(full);
  });

  it('keeps a draft for an hour after it was brought back by a reload', () => {
    const form = start({ subject: 'a' });
    form.clock.increment(draftLife);
    const kept = { draft: { ...emptyMessage, subject: 'a' } };
    expect(form.drafts()).toEqual([kept, { draft: emptyMessage }]);
  });

  it('keeps what it forgot after an hour for the reload that the toggle causes', async () => {
    const form = start();
    const kept = { draft: full };
    const forgotten = { draft: emptyMessage };
    form.write(full);
    form.clock.increment(draftLife);
    form.finish();
    expect(form.drafts().slice(-2)).toEqual([forgotten, kept]);
    form.submit();
    await form.refuse();
    form.clock.increment(draftLife);
    form.finish();
    expect(form.drafts().slice(-3)).toEqual([kept, forgotten, kept]);
    expect(form.unsent()).toEqual(full);
  });

  it('begins with the draft that was being written before a reload', () => {
    const draft = { firstName: 'نورة', message: '3 floors' };
    expect(start(draft).message()).toEqual({ ...emptyMessage, ...draft });
  });
});
