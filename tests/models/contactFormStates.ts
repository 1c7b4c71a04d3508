import type { SnapshotFrom } from 'xstate';
import type { ContactMessage } from '../../machines/ContactMessage';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import {
  alerts,
  busyRetryDelay,
  chatNumbers,
  email,
  emailSubject,
  emptyMessage,
  inputTypes,
  payload,
  phone,
  sendTimeout,
} from './reference/formReference';
import { type Assertion, expect, expectSoon } from '../harness/index';
import { phoneNumber } from './contactCases';
import { isEmpty, isKept } from './contactDraft';
import { type Observation, type Placed, type Thing, tell } from './Observation';
import {
  chatTextOf,
  type ContactWorld,
  type Field,
  fieldIn,
  fields,
  formIn,
  labels,
  sendButton,
} from './contactForm';
import { paintTime, type SiteDriver, type Text } from './SiteDriver';

type Snapshot = SnapshotFrom<typeof contactFormMachine>;
type Shows = Assertion<Snapshot, ContactWorld, SiteDriver>;

/** The expected `type` of a contact form's field on this page and layout. */
const typeOf = (site: SiteDriver, field: Field): string => {
  if (field === 'message') return 'textarea';
  const atHome = site.isMobile ? 'homeMobile' : 'homeDesktop';
  const types: { readonly [name in Field]?: string } =
    inputTypes[new URL(site.page.url()).pathname === '/' ? atHome : 'contact'];
  return types[field] ?? 'text';
};

/** An element below the form's fields. Icons are compared only in the notice of the last send. */
type Foot = Thing & Pick<Placed, 'icons'>;

/** The notice of the last send: a text and an icon, or nothing. */
const noticeOf = (site: SiteDriver, result: Text | undefined): Foot => {
  if (!result) return { role: 'status', name: '' };
  const icon = result === 'Email_Sent' ? 'check' : 'alert';
  return { role: 'status', name: site.say(result), icons: [icon] };
};

/** Expects the form's fields in their order, their values and whether they can be edited, and after them the elements in `foot`. */
const showsForm = (site: SiteDriver, message: ContactMessage, editable: boolean, foot: Foot[]) =>
  site
    .shows((things) =>
      formIn(site)(things).map((thing) => ({
        ...tell(thing),
        ...(thing.role === 'status' && thing.icons && { icons: thing.icons }),
      })),
    )
    .toEqual([
      ...fields.map((field) => {
        const type = typeOf(site, field);
        const role = type === 'number' ? 'spinbutton' : 'textbox';
        const name = site.say(labels[field]);
        // What was typed into the text field of the home page is shown as digits on the Contact page (decisions, "Numeric").
        const isCopied = type === 'number' && message[field] === phoneNumber.copied;
        const value = isCopied ? phoneNumber.numeric : message[field];
        return { role, name, field, type, value, editable };
      }),
      ...foot,
    ]);

const draftsIn = ({ kept }: Observation): unknown[] => {
  const [session = {}] = JSON.parse(kept) as Record<string, string>[];
  return Object.values(session).map((draft) => {
    const values = JSON.parse(draft) as Record<string, unknown>;
    return Object.fromEntries(fields.map((field) => [field, values[field]]));
  });
};

/** Expects a form that is not sending, and that the browser stores the text for a reload. `result` is the text about the last send. */
export const rests =
  (result?: Text): Shows =>
  async ({ driver: site, world, snapshot, state }) => {
    const { message, unsent } = snapshot.context;
    const isRestorable = result !== undefined && result !== 'Email_Sent';
    const subject = encodeURIComponent(site.read(emailSubject, 'title'));
    const chat = `https://wa.me/${chatNumbers[site.layout]}?text=`;
    await showsForm(site, message, true, [
      { role: 'button', name: site.say('Send_Message') },
      noticeOf(site, result),
      ...(isRestorable
        ? [
            { role: 'button', name: site.say('Restore_Message') },
            {
              role: 'link',
              name: site.say('Send_By_Chat'),
              url: chat + encodeURIComponent(chatTextOf(site, unsent)),
            },
            { role: 'link', name: phone, url: `tel:${phone.replaceAll(' ', '')}` },
            { role: 'link', name: email, url: `mailto:${email}?subject=${subject}` },
          ]
        : []),
    ]);
    if (!isRestorable) expect(unsent).toEqual(emptyMessage);
    const text = isEmpty(message) ? unsent : message;
    await site.observes(draftsIn).toEqual(isKept(state) && !isEmpty(text) ? [text] : []);
    expect(world.mail.sent).toHaveLength(world.messages);
    expect(world.mail.alerts).toHaveLength(world.announced);
    if (world.outcome) {
      const said = site.read(alerts[world.outcome], 'title');
      expect(world.mail.alerts.at(-1)).toBe(`alert: ${said}`);
    }
  };

/** Expects that the form shows the result of a send before the alert opens. The form is empty and cannot be edited yet. */
export const announces =
  (result: Text): Shows =>
  async ({ driver: site, world, snapshot: { context } }) => {
    await showsForm(site, context.message, false, [
      { role: 'button', name: site.say('Send_Message'), disabled: true },
      noticeOf(site, result),
    ]);
    expect(world.mail.alerts).toHaveLength(world.announced);
    if (result === 'Email_Sent') expect(context.unsent).toEqual(emptyMessage);
    else await hasSent(world, 1, context.unsent);
  };

/** Lets the page be painted, and expects the alert with the result of the send. */
export async function hearAlert(site: SiteDriver, world: Pick<ContactWorld, 'mail' | 'announced'>) {
  world.announced += 1;
  const now = () => site.page.evaluate(() => Date.now());
  const end = (await now()) + paintTime - 1;
  await site.pass(paintTime);
  await expectSoon(() => world.mail.alerts.length).toEqual(world.announced);
  // `pass` already returns when the alert opens. Waits until the alert is closed and the rest of the time has passed.
  await expectSoon(async () => (await now()) >= end).toEqual(true);
}

async function showsSending(site: SiteDriver, world: ContactWorld, context: Snapshot['context']) {
  await showsForm(site, context.message, false, [
    { role: 'button', name: site.say('Sending'), disabled: true },
    noticeOf(site, undefined),
  ]);
  expect(world.mail.alerts).toHaveLength(world.announced);
}

/** Expects that each of the last `times` requests sent `message`. */
async function hasSent(world: ContactWorld, times: number, message: ContactMessage) {
  await expectSoon(() => world.mail.sent.length).toEqual(world.messages);
  const sent = {
    ...payload,
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    template_params: message,
  };
  expect(world.mail.sent.slice(-times)).toEqual(Array.from({ length: times }, () => sent));
}

/** Lets time pass in which the page must not change, and notes how long the state's timer then still runs (`left`). */
async function lasts(site: SiteDriver, world: ContactWorld, time: number, left: number) {
  await site.page.clock.fastForward(time);
  world.left = left;
}

/**
 * Expects that a message is being sent during the whole time of the state, except the part that a second attempt needs. The first time on
 * each walk, also presses the button and edits a field, which must change nothing.
 */
export const sends: Shows = async ({ driver: site, world, snapshot, isAgain }) => {
  const { context } = snapshot;
  const isRetrying = snapshot.matches({ sending: 'retrying' });
  await showsSending(site, world, context);
  await hasSent(world, isRetrying ? 2 : 1, context.unsent);
  if (isAgain || isRetrying) return;
  if (!world.isTried) {
    world.isTried = true;
    await site.press(sendButton(site), { force: true });
    await site.type(fieldIn(site, 'subject'), 'X');
  }
  await lasts(site, world, sendTimeout - busyRetryDelay - 1, busyRetryDelay + 1);
  await showsSending(site, world, context);
  expect(world.mail.sent).toHaveLength(world.messages);
};

/** Expects the form to say that it sends while it waits for a busy service. */
export const waits: Shows = async ({ driver: site, world, snapshot: { context }, isAgain }) => {
  await showsSending(site, world, context);
  if (!isAgain) await lasts(site, world, busyRetryDelay - 1, 1);
  await showsSending(site, world, context);
  await hasSent(world, 1, context.unsent);
};
