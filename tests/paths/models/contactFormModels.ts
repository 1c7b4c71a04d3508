import {
  type ContactMessage,
  contactFormMachine,
  emptyMessage,
  sendTimeout,
} from '../../../machines/contactFormMachine';
import { alerts, contact } from '../../../src/content/contact';
import { expect, expectSoon } from '../expect';
import { type Assertion, type Definition, pathModel } from '../pathModel';
import type { Site, Text } from '../Site';
import { type answers, Mail } from './Mail';

type Field = keyof ContactMessage;

const labels: Readonly<Record<Field, Text>> = {
  firstName: 'First_Name',
  lastName: 'Last_Name',
  phoneNumber: 'Phone_Number',
  emailAddress: 'Email_Address',
  subject: 'Subject',
  message: 'Message',
};
const fields = Object.keys(labels) as Field[];

/** What the visitor writes, field after field; the last is written anew once all are filled, and emptied. */
const words: ContactMessage = {
  firstName: 'نورة',
  lastName: "O'Neil <b>",
  phoneNumber: '0500000001',
  emailAddress: 'noura@example.com',
  subject: 'A quote & a visit',
  message: '3 floors, 2 stops\nNew building',
};
const secondThoughts = '4 floors';

interface Written {
  readonly context: { readonly message: ContactMessage };
}

const change = (field: Field, value: string) => ({ type: 'change' as const, field, value });

/** The next field to write, or what the visitor may do to the last one: so that few messages stand for all. */
function nextChange({ context }: Written) {
  const empty = fields.find((field) => context.message[field] === '');
  if (empty && empty !== 'message') return [change(empty, words[empty])];
  return [words.message, secondThoughts, '']
    .filter((value) => value !== context.message.message)
    .map((value) => change('message', value));
}

/** Messages are sent that are empty or full: what happens to them depends on nothing that they hold. */
const submitOf = ({ context: { message } }: Written) =>
  message.firstName === '' || message.message === words.message
    ? [{ type: 'submit' as const }]
    : [];

/** What the executors share: the mail service, and how much of it has been seen. */
interface World {
  readonly mail: Mail;
  messages: number;
  outcome: keyof typeof alerts | undefined;
  announced: number;
}

type Forms = Definition<typeof contactFormMachine, World>;
type Snapshot = Parameters<Forms['states'][string]>[0]['snapshot'];

const form = (site: Site) => site.page.getByRole('form', { name: site.say('Contact_Us') });
const input = (site: Site, field: Field) =>
  form(site).getByLabel(site.say(labels[field]), { exact: true });
const sendButton = (site: Site) => form(site).locator('button[type=submit]');
const restoreButton = (site: Site) =>
  form(site).getByRole('button', { name: site.say('Restore_Message') });

/** Has the service answer, and notes what the visitor is to be told. */
async function settle(site: Site, world: World, answer: keyof typeof answers): Promise<void> {
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
async function timeOut(site: Site, world: World): Promise<void> {
  site.trouble.expect(/^console error: Email sending failed \{/);
  world.outcome = 'failed';
  world.announced += 1;
  await site.pass(1);
  await expectSoon(() => world.mail.alerts.length).toBe(world.announced);
  await world.mail.answer('accepted');
}

/** Expects the fields to say what the message says, and to be editable or not. */
async function showsFields(site: Site, message: ContactMessage, isEditable: boolean) {
  await expectSoon(() =>
    form(site).evaluate((element) =>
      [...element.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')].map(
        ({ name, value, readOnly }) => [name, value, !readOnly],
      ),
    ),
  ).toEqual(fields.map((field) => [field, message[field], isEditable]));
}

/** Expects all that the form shows while it is being edited. */
async function showsEditing(
  site: Site,
  world: World,
  { message, unsent }: Snapshot['context'],
  result: Text | undefined,
): Promise<void> {
  await showsFields(site, message, true);
  await expect(sendButton(site)).toHaveText(site.say('Send_Message'));
  await expect(sendButton(site)).toHaveAttribute('aria-disabled', 'false');
  await expect(form(site).getByRole('status')).toHaveText(result ? site.say(result) : '');
  await expect(restoreButton(site)).toHaveCount(result === 'Email_Failed' ? 1 : 0);
  const chat = form(site).getByRole('link');
  if (result === 'Email_Failed') {
    await expect(chat).toHaveText(site.say('Send_By_Chat'));
    const address = new URL((await chat.getAttribute('href')) ?? '');
    const number = site.isMobile ? contact.chatNumberMobile : contact.chatNumberDesktop;
    expect(address.origin + address.pathname).toBe(`https://wa.me/${number}`);
    expect(address.searchParams.get('text')).toBe(
      Object.values(unsent)
        .filter((value) => value !== '')
        .join('\n'),
    );
  } else {
    await expect(chat).toHaveCount(0);
    expect(unsent).toEqual(emptyMessage);
  }
  expect(world.mail.sent).toHaveLength(world.messages);
  expect(world.mail.alerts).toHaveLength(world.announced);
  if (world.outcome) {
    const said = site.read(alerts[world.outcome], 'title');
    expect(world.mail.alerts.at(-1)).toBe(`alert: ${said}`);
  }
}

const edits =
  (result?: Text): Assertion<Snapshot, World> =>
  ({ site, world, snapshot }) =>
    showsEditing(site, world, snapshot.context, result);

/** Expects all that the form shows while a message is under way, which no second press and no edit changes. */
const sends: Assertion<Snapshot, World> = async ({ site, world, snapshot }) => {
  const { message, unsent } = snapshot.context;
  const shows = async () => {
    await showsFields(site, message, false);
    await expect(sendButton(site)).toHaveText(site.say('Sending'));
    await expect(sendButton(site)).toHaveAttribute('aria-disabled', 'true');
    await expect(form(site).getByRole('status')).toHaveText('');
    await expect(form(site).getByRole('link')).toHaveCount(0);
    await expect(restoreButton(site)).toHaveCount(0);
    expect(world.mail.alerts).toHaveLength(world.announced);
  };
  await shows();
  await expectSoon(() => world.mail.sent.length).toBe(world.messages);
  expect(world.mail.sent.at(-1)).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: expect.any(String),
    service_id: expect.any(String),
    template_id: expect.any(String),
    template_params: unsent,
  });
  await site.press(sendButton(site), { force: true });
  await input(site, 'subject').press('X');
  await site.pass(sendTimeout - 1);
  await shows();
  expect(world.mail.sent).toHaveLength(world.messages);
};

const model = (path: '/' | '/contact', name: string) =>
  pathModel({
    name: `contact form ${name}`,
    machine: contactFormMachine,
    limit: 40,
    start: async (site): Promise<World> => {
      const mail = new Mail(site.page);
      await mail.hold(site.page);
      await site.visitWithStoppedClock(path);
      return { mail, messages: 0, outcome: undefined, announced: 0 };
    },
    events: {
      change: {
        cases: nextChange,
        execute: ({ site, event }) => input(site, event.field).fill(event.value),
      },
      submit: {
        cases: submitOf,
        execute: async ({ site, world }) => {
          world.messages += 1;
          await site.press(sendButton(site));
        },
      },
      restore: {
        cases: [{ type: 'restore' }],
        execute: ({ site }) => site.press(restoreButton(site)),
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
      'editing.writing': edits(),
      'editing.sent': edits('Email_Sent'),
      'editing.failed': edits('Email_Failed'),
      sending: sends,
    },
  });

/** The contact form, on each page that has it. */
export const contactFormModels = [model('/', 'at home'), model('/contact', 'on its page')];
