import { contactFormMachine } from '../../../machines/contactFormMachine';
import { expect, expectSoon } from '../expect';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';
import { nextChange, submitOf } from './contactCases';
import { type ContactWorld, input, restoreButton, rests, sendButton, sends } from './contactForm';
import { type answers, Mail } from './Mail';

/** Has the service answer, and notes what the visitor is to be told. */
export async function settle(
  site: Site,
  world: ContactWorld,
  answer: keyof typeof answers,
): Promise<void> {
  if (answer !== 'accepted') {
    site.trouble.expect(
      /^console error: Failed to load resource/,
      /^console error: Email sending failed \{/,
      answer === 'refused' ? /^status 400: POST .*\/send$/ : /^request failed: POST .*\/send net/,
    );
  }
  world.outcome = answer === 'accepted' ? 'sent' : 'failed';
  world.announced += 1;
  await world.mail.answer(answer);
}

/** Lets the service be silent for the last of its time; an answer that comes later changes nothing any more. */
async function timeOut(site: Site, world: ContactWorld): Promise<void> {
  site.trouble.expect(/^console error: Email sending failed \{/);
  world.outcome = 'failed';
  world.announced += 1;
  await site.pass(1);
  await expectSoon(() => world.mail.alerts.length).toEqual(world.announced);
  await world.mail.answer('accepted');
}

const model = (path: '/' | '/contact', name: string) =>
  pathModel({
    name: `contact form ${name}`,
    machine: contactFormMachine,
    limit: 40,
    start: async (site): Promise<ContactWorld> => {
      const mail = new Mail(site.page);
      await mail.hold(site.page);
      await site.visitWithStoppedClock(path);
      return { mail, messages: 0, outcome: undefined, announced: 0 };
    },
    events: {
      change: {
        cases: nextChange,
        execute: ({ site, event }) => input(site, event.field).fill(event.value),
        sneak: async ({ site, event }) => {
          await input(site, event.field).press('X');
          await expect(input(site, event.field)).toBeFocused();
        },
      },
      submit: {
        cases: submitOf,
        execute: async ({ site, world }) => {
          world.messages += 1;
          await site.press(sendButton(site));
        },
        sneak: async ({ site }) => {
          await expect(sendButton(site)).toBeDisabled();
          await site.press(sendButton(site), { force: true });
        },
      },
      restore: {
        cases: [{ type: 'restore' }],
        execute: ({ site }) => site.press(restoreButton(site)),
        sneak: ({ site }) => expect(restoreButton(site)).toHaveCount(0),
      },
      'xstate.done.actor.send': {
        cases: [{ type: 'xstate.done.actor.send' }],
        execute: ({ site, world }) => settle(site, world, 'accepted'),
      },
      'xstate.error.actor.send': {
        cases: (['refused', 'unreachable'] as const).map((by) => ({
          type: 'xstate.error.actor.send',
          by,
        })),
        execute: ({ site, world, event }) =>
          settle(site, world, event.by === 'refused' ? 'refused' : 'unreachable'),
      },
      'xstate.after.sendTimeout.contactForm.sending': {
        cases: [{ type: 'xstate.after.sendTimeout.contactForm.sending' }],
        execute: ({ site, world }) => timeOut(site, world),
      },
    },
    states: {
      'editing.writing': rests(),
      'editing.sent': rests('Email_Sent'),
      'editing.failed': rests('Email_Failed'),
      sending: sends,
    },
  });

/** The contact form, on each page that has it. */
export const contactFormModels = [model('/', 'at home'), model('/contact', 'on its page')];
