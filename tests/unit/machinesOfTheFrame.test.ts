import { describe, expect, it } from 'vitest';
import { designCategories } from '../../machines/choiceOptions';
import { busyRetryDelay, sendTimeout } from '../../machines/contactFormMachine';
import type { Language } from '../../machines/languageMachine';
import { siteMachine } from '../../machines/siteMachine';
import { Simulation } from '../harness/index';

// These tests find mutants (deliberate faults in machines) that no path of a model finds. mutants/equivalents.ts names them by title.

const startSite = (language: Language = 'ar') =>
  new Simulation(siteMachine, { language, path: '/' });

/** Starts the site and submits the form. Returns the states of the language and the form, and functions that send them events. */
function startLanguage(code?: Language) {
  const site = startSite(code);
  site.send('contactForm', { type: 'submit' });
  return {
    site,
    language: () => site.snapshot('language').value,
    form: () => site.snapshot('contactForm').value,
    answer: (type: 'done' | 'error', answer: object = {}) =>
      site.send('contactForm', { type: `xstate.${type}.actor.send`, ...answer }),
    announce: () => site.send('contactForm', { type: 'xstate.done.actor.announcement' }),
    toggle: () => {
      site.send('language', { type: 'toggle' });
      site.send('language', { type: 'xstate.done.actor.paint' });
    },
    store: (isStored: boolean) =>
      site.send('language', { type: 'xstate.done.actor.store', output: isStored }),
  };
}

const waiting = { switching: { toEnglish: 'waitingForForm' } };
const storing = { switching: { toEnglish: 'storing' } };

describe('the language', () => {
  it.each(['failed', 'unanswered', 'unusual'])(
    'keeps a message that is %s where the page is not loaded anew',
    (end) => {
      const page = startLanguage();
      if (end === 'failed') page.answer('error');
      if (end === 'unusual') page.answer('done', { output: false });
      if (end === 'unanswered') page.site.pass(sendTimeout);
      page.announce();
      page.toggle();
      page.store(false);
      expect(page.language()).toEqual({ english: 'fleeting' });
      expect(page.form()).toEqual({ editing: end });
    },
  );

  it.each(['sent', 'failed', 'unanswered', 'unusual'])(
    'waits until the visitor has read that a message is %s',
    (end) => {
      const page = startLanguage();
      page.toggle();
      if (end === 'sent') page.answer('done', { output: true });
      if (end === 'failed') page.answer('error');
      if (end === 'unusual') page.answer('done', { output: false });
      if (end === 'unanswered') page.site.pass(sendTimeout);
      page.site.send('contactForm', { type: 'finish' });
      expect([page.form(), page.language()]).toEqual([{ announcing: end }, waiting]);
      page.announce();
      expect([page.form(), page.language()]).toEqual([{ editing: end }, storing]);
    },
  );

  it.each(['en', 'ar'] as const)(
    'in %s is not told of a message that ends while the press is painted',
    (code) => {
      const page = startLanguage(code);
      page.site.send('language', { type: 'toggle' });
      const painting = page.language();
      page.answer('done', { output: true });
      page.announce();
      expect(page.form()).toEqual({ editing: 'sent' });
      expect(page.language()).toEqual(painting);
    },
  );

  it('waits for a service that is too busy, and is asked once more', () => {
    const page = startLanguage();
    page.answer('error', { error: { status: 429 } });
    page.toggle();
    expect([page.form(), page.language()]).toEqual([{ sending: 'busy' }, waiting]);
    page.site.pass(busyRetryDelay);
    expect([page.form(), page.language()]).toEqual([{ sending: 'retrying' }, waiting]);
  });

  it('waits for a service that has been asked once more', () => {
    const page = startLanguage();
    page.answer('error', { error: { status: 429 } });
    page.site.pass(busyRetryDelay);
    page.toggle();
    expect([page.form(), page.language()]).toEqual([{ sending: 'retrying' }, waiting]);
  });
});

it('the contact form has one time limit for both requests to a busy service', () => {
  const page = startLanguage();
  page.site.pass(sendTimeout - busyRetryDelay);
  page.answer('error', { error: { status: 429 } });
  page.site.pass(busyRetryDelay);
  expect(page.form()).toEqual({ announcing: 'unanswered' });
});

describe('the site', () => {
  const children = startSite().machines.slice(1);
  it.each(children)('goes on with the others where %s fails', (child) => {
    const site = startSite();
    const parent = designCategories.some((card) => card === child) || child === 'rotation';
    site.send(parent ? 'designs' : 'site', {
      type: `xstate.error.actor.${child}`,
      error: new Error('It has failed'),
    });
    for (const other of children) expect(site.snapshot(other).status).toBe('active');
    expect(site.snapshot('site').status).toBe('active');
  });
});
