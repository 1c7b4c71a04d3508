import { contactFormMachine } from '../../machines/contactFormMachine';
import { expect, expectSoon } from '../harness';
import { contactForm as reference, draftLife } from './reference/formReference';
import { siteModel } from './siteModel';
import type { SiteDriver } from './SiteDriver';
import { hourIn, nextChange, recalledOf, reloadOf, submitOf } from './contactCases';
import { contactPage, draftKeeper, isKept } from './contactDraft';
import { siteMachine } from '../../machines/siteMachine';
import { type ContactWorld, input, restoreButton, sendButton } from './contactForm';
import { rests, sends } from './contactFormStates';
import { type answers, Mail } from './Mail';

/** Has the service answer, and notes the alert that the visitor must see. */
export async function answerMail(
  site: SiteDriver,
  world: ContactWorld,
  answer: keyof typeof answers,
): Promise<void> {
  if (answer === 'refused' || answer === 'unreachable') {
    site.trouble.expect(
      /^console error: Failed to load resource/,
      /^console error: Email sending failed \{/,
      answer === 'refused' ? /^status 400: POST .*\/send$/ : /^request failed: POST .*\/send net/,
    );
  }
  world.outcome = answer === 'accepted' || answer === 'unusual' ? 'sent' : 'failed';
  world.announced += 1;
  await world.mail.answer(answer);
}

/** Lets the service be silent for the last of its time; an answer that comes later changes nothing any more. */
async function timeOut(site: SiteDriver, world: ContactWorld): Promise<void> {
  site.trouble.expect(/^console error: Email sending failed \{/);
  world.outcome = 'failed';
  world.announced += 1;
  await site.pass(1);
  await expectSoon(() => world.mail.alerts.length).toEqual(world.announced);
  await world.mail.answer('accepted');
}

async function reload({ driver: site, world }: { driver: SiteDriver; world: ContactWorld }) {
  await site.loadAnew(() => site.page.reload({ waitUntil: 'commit' }));
  world.outcome = undefined;
}

/** Lets the hour of a draft go by, as on a machine that sleeps meanwhile: what else waits comes once. */
const outlive = (site: SiteDriver) => site.page.clock.fastForward(draftLife);

const model = (path: '/' | '/contact', name: string) =>
  siteModel({
    name: `contact form ${name}`,
    machine: contactFormMachine,
    reference,
    within: { root: siteMachine, input: contactPage, name: 'contactForm' },
    surroundings: draftKeeper,
    beside: isKept,
    limit: 40,
    elsewhere: {
      finish: 'The language asks before a reload: its own model does it.',
    },
    start: async (site): Promise<ContactWorld> => {
      const mail = new Mail(site.page);
      await mail.hold(site.page);
      await site.visitWithStoppedClock(path);
      return { mail, messages: 0, outcome: undefined, announced: 0 };
    },
    events: {
      change: {
        cases: nextChange,
        execute: ({ driver: site, event }) => input(site, event.field).fill(event.value),
        sneak: async ({ driver: site, event }) => {
          await input(site, event.field).press('X');
          await expect(input(site, event.field)).toBeFocused();
        },
      },
      submit: {
        cases: submitOf,
        execute: async ({ driver: site, world }) => {
          world.messages += 1;
          await site.press(sendButton(site));
        },
        sneak: async ({ driver: site }) => {
          await expect(sendButton(site)).toBeDisabled();
          await site.press(sendButton(site), { force: true });
        },
      },
      recalled: { cases: recalledOf, execute: reload },
      'browser reload': { cases: reloadOf, execute: reload },
      'xstate.after.draftLife.contactForm.editing.writing': {
        cases: hourIn('writing'),
        execute: ({ driver: site }) => outlive(site),
      },
      'xstate.after.draftLife.contactForm.editing.failed': {
        cases: hourIn('failed'),
        execute: ({ driver: site }) => outlive(site),
      },
      'xstate.after.draftLife.contactForm.editing.unanswered': {
        cases: hourIn('unanswered'),
        execute: ({ driver: site }) => outlive(site),
      },
      'xstate.after.draftLife.contactForm.editing.unusual': {
        cases: hourIn('unusual'),
        execute: ({ driver: site }) => outlive(site),
      },
      restore: {
        cases: [{ type: 'restore' }],
        execute: ({ driver: site }) => site.press(restoreButton(site)),
        sneak: ({ driver: site }) => expect(restoreButton(site)).toHaveCount(0),
      },
      'xstate.done.actor.send': {
        cases: [true, false].map((output) => ({ type: 'xstate.done.actor.send', output })),
        execute: ({ driver: site, world, event }) =>
          answerMail(site, world, event['output'] ? 'accepted' : 'unusual'),
      },
      'xstate.error.actor.send': {
        cases: (['refused', 'unreachable'] as const).map((by) => ({
          type: 'xstate.error.actor.send',
          by,
        })),
        execute: ({ driver: site, world, event }) =>
          answerMail(site, world, event.by === 'refused' ? 'refused' : 'unreachable'),
      },
      'xstate.after.sendTimeout.contactForm.sending': {
        cases: [{ type: 'xstate.after.sendTimeout.contactForm.sending' }],
        execute: ({ driver: site, world }) => timeOut(site, world),
      },
    },
    states: {
      'editing.writing': rests(),
      'editing.sent': rests('Email_Sent'),
      'editing.failed': rests('Email_Failed'),
      'editing.unanswered': rests('Email_Unanswered'),
      'editing.unusual': rests('Email_Unusual'),
      sending: sends,
    },
  });

/** The contact form, on each page that has it. */
export const contactFormModels = [model('/', 'at home'), model('/contact', 'on its page')];
