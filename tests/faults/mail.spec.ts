import { rm, writeFile } from 'node:fs/promises';
import type { Route } from '@playwright/test';
import { emptyMessage } from '../../machines/contactFormMachine';
import { expect, test as base } from '../test';
import { addressOf, Form, type Meddle, written } from './Form';

/** `open` opens the form, `openHeld` sends a message too, and keeps it from the service until `deliver`. The service ends with the test. */
const test = base.extend<{
  open: (path: string, meddle?: Meddle) => Promise<Form>;
  openHeld: (path: string) => Promise<{ form: Form; deliver: () => Promise<void> }>;
}>({
  open: async ({ site }, use) => {
    const forms: Form[] = [];
    await use(async (path, meddle) => {
      const form = await Form.open(site, path, meddle);
      forms.push(form);
      return form;
    });
    await Promise.all(forms.map((form) => form.mail.stop()));
  },
  openHeld: ({ open }, use) =>
    use(async (path) => {
      const held: Route[] = [];
      const form = await open(path, (route) => void held.push(route));
      await form.write();
      await form.send();
      await expect.poll(() => held.length).toBe(1);
      return {
        form,
        deliver: async () => {
          await Promise.all(held.map((route) => route.continue({ url: form.mail.address })));
        },
      };
    }),
});

/** What the mail service answers: how it comes to that, and what the console says of it. */
const answers: Record<string, { meddle?: Meddle; status?: number; text: string }> = {
  '400': {
    meddle: (route, deliver) =>
      deliver(route, {
        postData: JSON.stringify({ ...route.request().postDataJSON(), service_id: '' }),
      }),
    status: 400,
    text: 'The service_id parameter is required',
  },
  '412': {
    meddle: (route) => route.fulfill({ status: 412, body: 'The template is not there' }),
    status: 412,
    text: 'The template is not there',
  },
  '429': {
    meddle: async (route, deliver, { mail }) => {
      await fetch(mail.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: 'a', service_id: 'b', template_id: 'c' }),
      });
      await deliver(route);
    },
    status: 429,
    text: 'Too many requests: one message a second',
  },
  '500, because the message cannot be saved': {
    meddle: async (route, deliver, { mail }) => {
      await writeFile(mail.outbox, 'no folder');
      await deliver(route);
    },
    status: 500,
    text: 'The message could not be saved',
  },
  '503': {
    meddle: (route) => route.fulfill({ status: 503, body: 'Busy' }),
    status: 503,
    text: 'Busy',
  },
  'nothing, being offline': {
    meddle: async (route, _, { site }) => {
      await site.page.context().setOffline(true);
      await route.continue();
    },
    text: 'Failed to fetch',
  },
};

for (const [answer, { meddle, status, text }] of Object.entries(answers)) {
  test(`a message that is answered by ${answer} is announced, cleared, and lost to nobody @mobile @ar`, async ({
    open,
    site,
    context,
  }) => {
    let isFirst = true;
    const form = await open('/contact', (route, deliver, opened) => {
      if (!isFirst) return deliver(route);
      isFirst = false;
      return meddle?.(route, deliver, opened);
    });
    site.trouble.expect(
      status ? new RegExp(`^status ${status}: POST`) : /^request failed: POST/,
      /^console error: Failed to load resource/,
      /^console error: Email sending failed \{/,
    );
    await form.write();
    await form.send();
    await form.ended('failed');
    expect(form.requests).toHaveLength(1);
    await expect
      .poll(() => form.said.join())
      .toContain(JSON.stringify({ ...(status && { status }), text }));
    const chat = (await addressOf(form.chat)).searchParams.get('text');
    expect(chat).toBe(Object.values(written).join('\n'));

    await form.restore();
    await form.says(written);
    await expect(form.field('message')).toBeFocused();
    await context.setOffline(false);
    await rm(form.mail.outbox, { recursive: true, force: true });
    form.mail.now += 1000;
    form.alerts.length = 0;
    await form.send();
    await form.ended('sent');
    const [mail] = await form.mail.mails();
    expect(mail).toMatchObject({
      subject: written.subject,
      replyTo: [{ address: written.emailAddress }],
    });
  });
}

test('a message that nobody answers is given up after 15 seconds, once @desktop @en', async ({
  open,
  site,
  page,
}) => {
  const held: Route[] = [];
  await page.clock.install();
  const form = await open('/', (route) => void held.push(route));
  await site.stopClock();
  site.trouble.expect(/^console error: Email sending failed \{/);
  await form.write();
  await form.send();
  await expect.poll(() => held.length).toBe(1);
  await site.pass(14_999);
  expect(form.alerts).toEqual([]);
  await site.pass(1);
  await form.ended('failed');
  await expect(form.chat).toBeVisible();
  await Promise.all(held.map((route) => route.fulfill({ body: 'OK' })));
  await site.pass(60_000);
  await form.ended('failed');
});

test('a message whose sender is impatient is sent once @mobile @en', async ({ open, site }) => {
  const held: Route[] = [];
  const form = await open('/', (route) => void held.push(route));
  await form.write();
  for (let press = 0; press < 10; press += 1) await form.sendButton.dispatchEvent('click');
  await expect.poll(() => held.length).toBe(1);
  await expect(form.sendButton).toHaveText(site.say('Sending'));
  await held[0]?.continue({ url: form.mail.address });
  await form.ended('sent');
  expect(form.requests).toHaveLength(1);
  expect(await form.mail.mails()).toHaveLength(1);
});

test('a message goes on being sent while its sender reads another page @desktop @ar', async ({
  openHeld,
  site,
  page,
}) => {
  const { form, deliver } = await openHeld('/contact');
  await site.press(
    page.getByRole('banner').getByRole('link', { name: site.say('navbar_About_Us') }),
  );
  await expect(page).toHaveURL('/about');
  await deliver();
  await expect.poll(() => form.alerts).toHaveLength(1);
  await page.goBack();
  await form.ended('sent');
});

test('a message whose page is left while it is sent is there again on the way back @desktop @ar', async ({
  openHeld,
  site,
  page,
}) => {
  const { form } = await openHeld('/contact');
  await page.goto('/robots.txt');
  await page.goBack();
  await site.ready();
  await form.says(written);
  await expect(form.sendButton).toHaveText(site.say('Send_Message'));
});

const toggle = async ({ site }: Form) =>
  site.press(site.page.getByRole('banner').getByRole('button', { name: /^(EN|ع) / }));

test.describe('the language toggle', () => {
  test('waits for a message that is being sent @desktop', async ({ openHeld, site, page }) => {
    const { form, deliver } = await openHeld('/contact');
    await toggle(form);
    await expect(
      page.getByRole('banner').getByRole('button', { name: /^(EN|ع) / }),
    ).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('html')).toHaveAttribute('lang', site.language);
    const loaded = page.waitForEvent('domcontentloaded');
    await deliver();
    await loaded;
    expect(form.alerts).toHaveLength(1);
    site.language = site.language === 'ar' ? 'en' : 'ar';
    await site.ready();
    await form.says(emptyMessage);
    expect(await form.mail.mails()).toHaveLength(1);
  });

  test('loses nothing of a message that could not be sent @mobile @en', async ({
    open,
    site,
    page,
  }) => {
    const form = await open('/contact', (route) => route.abort());
    site.trouble.expect(/^request failed: POST/, /Failed to load/, /Email sending failed/);
    await form.write();
    await form.send();
    await form.ended('failed');
    const loaded = page.waitForEvent('domcontentloaded');
    await toggle(form);
    await loaded;
    site.language = 'ar';
    await site.ready();
    await form.says(written);
  });
});

test('a message can be restored and sent by chat where what sends it does not come @desktop @en', async ({
  open,
  site,
  page,
}) => {
  const form = await open('/contact');
  await page.route('**/assets/*.js', (route) => route.abort());
  site.trouble.expect(/^request failed: GET .*\.js/, /Failed to load/, /Email sending failed \{/);
  await form.write();
  await form.send();
  await form.ended('failed');
  expect(form.requests).toHaveLength(0);
  await expect(form.chat).toBeVisible();
  await form.restore();
  await form.says(written);
});
