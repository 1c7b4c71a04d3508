import type { SnapshotFrom } from 'xstate';
import type { ContactMessage, contactFormMachine } from '../../machines/contactFormMachine';
import {
  alerts,
  chatNumbers,
  email,
  emptyMessage,
  inputTypes,
  payload,
  phone,
  sendTimeout,
} from './reference/formReference';
import { type Assertion, expect, expectSoon } from '../harness';
import { ariaNode } from './ariaNode';
import {
  chatTextOf,
  type ContactWorld,
  type Field,
  fields,
  form,
  input,
  labels,
  sendButton,
} from './contactForm';
import type { SiteDriver, Text } from './SiteDriver';

type Snapshot = SnapshotFrom<typeof contactFormMachine>;

/** Expects the fields to say what the message says, and to be editable or not. */
async function showsFields(site: SiteDriver, message: ContactMessage, isEditable: boolean) {
  await expectSoon(() =>
    site.page
      .locator('form [name]')
      .evaluateAll((inputs: HTMLInputElement[]) =>
        inputs.map(({ name, type, value, readOnly }) => [name, type, value, !readOnly]),
      ),
  ).toEqual(fields.map((field) => [field, typeOf(site, field), message[field], isEditable]));
}

/** The type of a field in the variant of the page and its layout. */
const typeOf = (site: SiteDriver, field: Field): string => {
  if (field === 'message') return 'textarea';
  const atHome = site.isMobile ? 'homeMobile' : 'homeDesktop';
  const types: { readonly [name in Field]?: string } =
    inputTypes[new URL(site.page.url()).pathname === '/' ? atHome : 'contact'];
  return types[field] ?? 'text';
};

const roleOf = (site: SiteDriver, field: Field) =>
  typeOf(site, field) === 'number' ? 'spinbutton' : 'textbox';

/** Expects the form's labels and fields in their order, and after them what its foot shows, in the notation of aria snapshots. */
const hasFoot = (site: SiteDriver, ...foot: readonly string[]) =>
  expect(form(site)).toMatchAriaSnapshot(
    [
      `- ${ariaNode('form', site.say('Contact_Us'))}:`,
      '  - /children: equal',
      ...fields.flatMap((field) => {
        const label = site.say(labels[field]);
        return [
          `  - text: ${JSON.stringify(label)}`,
          `  - ${ariaNode(roleOf(site, field), label)}`,
        ];
      }),
      ...foot.map((line) => `  ${line}`),
    ].join('\n'),
  );

/** The form's line of news in the notation of aria snapshots. */
const statusOf = (text: string) =>
  text ? [`- status: ${JSON.stringify(text)}`] : ['- status:', '  - /children: equal'];

/** Expects all that the form shows while nothing is under way. */
async function showsAtRest(
  site: SiteDriver,
  world: ContactWorld,
  { message, unsent }: Snapshot['context'],
  result: Text | undefined,
): Promise<void> {
  const isRestorable = result !== undefined && result !== 'Email_Sent';
  await showsFields(site, message, true);
  await hasFoot(
    site,
    `- ${ariaNode('button', site.say('Send_Message'), 'disabled=false')}`,
    ...statusOf(result ? site.say(result) : ''),
    ...(isRestorable
      ? [
          `- ${ariaNode('button', site.say('Restore_Message'))}`,
          `- ${ariaNode('link', site.say('Send_By_Chat'))}`,
          `- ${ariaNode('link', phone)}`,
          `- ${ariaNode('link', email)}`,
        ]
      : []),
  );
  if (isRestorable) {
    const chat = form(site).getByRole('link', { name: site.say('Send_By_Chat') });
    const address = new URL((await chat.getAttribute('href')) ?? '');
    const number = chatNumbers[site.layout];
    expect(address.origin + address.pathname).toBe(`https://wa.me/${number}`);
    expect(address.searchParams.get('text')).toBe(chatTextOf(site, unsent));
  } else {
    expect(unsent).toEqual(emptyMessage);
  }
  expect(world.mail.sent).toHaveLength(world.messages);
  expect(world.mail.alerts).toHaveLength(world.announced);
  if (world.outcome) {
    const said = site.read(alerts[world.outcome], 'title');
    expect(world.mail.alerts.at(-1)).toBe(`alert: ${said}`);
  }
}

/** Expects the form at rest, with `result` saying how the last send ended, if there was one. */
export const rests =
  (result?: Text): Assertion<Snapshot, ContactWorld, SiteDriver> =>
  ({ driver: site, world, snapshot }) =>
    showsAtRest(site, world, snapshot.context, result);

/** Expects all that the form shows while a message is under way, which no second press and no edit changes. */
export const sends: Assertion<Snapshot, ContactWorld, SiteDriver> = async ({
  driver: site,
  world,
  snapshot,
  isAgain,
}) => {
  const { message, unsent } = snapshot.context;
  const shows = async () => {
    await showsFields(site, message, false);
    await hasFoot(
      site,
      `- ${ariaNode('button', site.say('Sending'), 'disabled=true')}`,
      ...statusOf(''),
    );
    expect(world.mail.alerts).toHaveLength(world.announced);
  };
  await shows();
  await expectSoon(() => world.mail.sent.length).toEqual(world.messages);
  expect(world.mail.sent.at(-1)).toEqual({
    ...Object.fromEntries(payload.map((name) => [name, expect.any(String)])),
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    template_params: unsent,
  });
  if (isAgain) return;
  await site.press(sendButton(site), { force: true });
  await input(site, 'subject').press('X');
  await site.pass(sendTimeout - 1);
  await shows();
  expect(world.mail.sent).toHaveLength(world.messages);
};
