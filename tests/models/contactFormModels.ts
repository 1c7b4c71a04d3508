import { moving } from './pageFrame';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { contactForm as reference, draftLife } from './reference/formReference';
import { siteModel } from './siteModel';
import type { SiteDriver } from './SiteDriver';
import {
  acceptancesOf,
  draftExpiryIn,
  nextChange,
  phoneNumber,
  recalledOf,
  refusalsOf,
  reloadOf,
  silenceOf,
  submitOf,
} from './contactCases';
import { contactPage, draftKeeper, isKept } from './contactDraft';
import { siteMachine } from '../../machines/siteMachine';
import { type ContactWorld, type Field, fieldIn, restoreButton, sendButton } from './contactForm';
import { announces, hearAlert, rests, sends, waits } from './contactFormStates';
import { type answers, Mail } from './Mail';

/** How each field is filled: key by key, by a paste of all but the last character, or all at once. */
const gestures = {
  firstName: 'keys',
  lastName: 'keys',
  phoneNumber: 'paste',
  emailAddress: 'keys',
  subject: 'paste',
  message: 'insert',
} as const satisfies Record<Field, string>;

const fill = (site: SiteDriver, field: Field, value: string): Promise<void> => {
  const text = field === 'phoneNumber' ? phoneNumber.copied : value;
  return site.write(fieldIn(site, field), text, gestures[field]);
};

/** Lets the mail service answer, and notes the outcome that the alert must tell the visitor. */
async function answerMail(site: SiteDriver, world: ContactWorld, answer: keyof typeof answers) {
  if (answer === 'refused' || answer === 'unreachable' || answer === 'busy') {
    site.trouble.expect(
      /^console error: Failed to load resource/,
      /^console error: Email sending failed \{/,
      answer === 'unreachable'
        ? /^request failed: POST .*\/send net/
        : /^status (400|429): POST .*\/send$/,
    );
  }
  world.outcome = answer === 'accepted' || answer === 'unusual' ? 'sent' : 'failed';
  await world.mail.answer(answer);
}

/** Lets the mail service answer that it is too busy, which the visitor does not see. */
async function refuseForNow(site: SiteDriver, world: ContactWorld): Promise<void> {
  site.trouble.expect(/^console error: Failed to load resource/, /^status 429: POST .*\/send$/);
  const answered = site.page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/send'),
  );
  await world.mail.answer('busy');
  await answered;
  // The page does not show that it has handled the answer. This call does nothing but wait until it has, as the browser runs one task at a
  // time.
  await site.page.evaluate(() => {});
}

const refusals = {
  refused: 'refused',
  unreachable: 'unreachable',
  'still busy': 'busy',
} as const satisfies Record<string, keyof typeof answers>;

/** Lets the send time out. An answer after that must change nothing. */
async function timeOut(site: SiteDriver, world: ContactWorld): Promise<void> {
  site.trouble.expect(/^console error: Email sending failed \{/);
  world.outcome = 'failed';
  await site.pass(world.left);
  await world.mail.answer('accepted');
}

async function reload({ driver: site, world }: { driver: SiteDriver; world: ContactWorld }) {
  await site.loadAnew(() => site.page.reload({ waitUntil: 'commit' }));
  world.outcome = undefined;
}

/** Lets the hour pass after which a draft is deleted, as on a sleeping computer: other timers that are due fire only once. */
const outlive = ({ driver: site }: { readonly driver: SiteDriver }) =>
  site.page.clock.fastForward(draftLife);

const model = (
  path: '/' | '/contact',
  name: string,
  phone: keyof typeof phoneNumber,
  tags: readonly string[] = [],
) =>
  siteModel({
    name: `contact form ${name}`,
    tags,
    changes: [...moving, 'chat', 'focus', 'form Contact_Us', 'kept', 'scroll'],
    machine: contactFormMachine,
    reference,
    within: { root: siteMachine, input: contactPage, name: 'contactForm' },
    environment: draftKeeper,
    beside: isKept,
    limit: 60,
    elsewhere: { finish: 'The language asks before a reload: its own model does it.' },
    start: async (site): Promise<ContactWorld> => {
      const mail = new Mail(site.page);
      await mail.hold(site.page);
      await site.visitWithStoppedClock(path);
      return { mail, messages: 0, outcome: undefined, announced: 0, left: 1 };
    },
    events: {
      change: {
        cases: nextChange(phone),
        execute: ({ driver: site, event }) => fill(site, event.field, event.value),
        sneak: async ({ driver: site, event }) => {
          const field = fieldIn(site, event.field);
          await site.type(field, 'X');
          await site.shows((things) => field(things)?.focus).toEqual('shown');
        },
      },
      submit: {
        cases: submitOf,
        execute: ({ driver: site, world, next }) => {
          if (next.matches('sending')) world.messages += 1;
          return site.press(sendButton(site));
        },
        sneak: async ({ driver: site }) => {
          await site.shows((things) => sendButton(site)(things)?.disabled).toEqual(true);
          await site.press(sendButton(site), { force: true });
        },
      },
      recalled: { cases: recalledOf, execute: reload },
      'browser reload': { cases: reloadOf, execute: reload },
      ...Object.fromEntries(
        (['writing', 'failed', 'unanswered', 'unusual'] as const).map((state) => [
          `xstate.after.draftLife.contactForm.editing.${state}` as const,
          { cases: draftExpiryIn(state), execute: outlive },
        ]),
      ),
      restore: {
        execute: ({ driver: site }) => site.press(restoreButton(site)),
        sneak: ({ driver: site }) => site.shows(restoreButton(site)).toEqual(undefined),
      },
      'xstate.done.actor.send': {
        cases: acceptancesOf,
        execute: ({ driver: site, world, event }) =>
          answerMail(site, world, event['output'] ? 'accepted' : 'unusual'),
      },
      'xstate.error.actor.send': {
        cases: refusalsOf,
        execute: ({ driver: site, world, event }) =>
          event.by === 'busy'
            ? refuseForNow(site, world)
            : answerMail(site, world, refusals[event.by as keyof typeof refusals]),
      },
      'xstate.done.actor.announcement': {
        execute: ({ driver: site, world }) => hearAlert(site, world),
      },
      'xstate.after.sendTimeout.contactForm.sending': {
        cases: silenceOf,
        execute: ({ driver: site, world }) => timeOut(site, world),
      },
      'xstate.after.busyRetryDelay.contactForm.sending.busy': {
        execute: ({ driver: site, world }) => {
          world.messages += 1;
          return site.pass(world.left);
        },
      },
    },
    states: {
      'editing.writing': rests(),
      'editing.sent': rests('Email_Sent'),
      'editing.failed': rests('Email_Failed'),
      'editing.unanswered': rests('Email_Unanswered'),
      'editing.unusual': rests('Email_Unusual'),
      'sending.trying': sends,
      'sending.busy': waits,
      'sending.retrying': sends,
      'announcing.sent': announces('Email_Sent'),
      'announcing.failed': announces('Email_Failed'),
      'announcing.unanswered': announces('Email_Unanswered'),
      'announcing.unusual': announces('Email_Unusual'),
    },
  });

export const contactFormModels = [
  model('/', 'at home on desktop', 'copied', ['desktop']),
  model('/', 'at home on mobile', 'numeric', ['mobile']),
  model('/contact', 'on its page', 'numeric'),
];
