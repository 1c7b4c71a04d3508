import { rm, writeFile } from 'node:fs/promises';
import { chatTextOf } from '../models/contactForm';
import { addressOf, type Meddle, written } from './Form';
import { expect, test } from './mailTest';

/** Failing answers of the mail service: each with a function that causes it, and its status and text in the console. */
const answers: Record<string, { meddle: Meddle; status?: number; text: string }> = {
  '500, because the message cannot be saved': {
    meddle: async (route, deliver, { mail }) => {
      await writeFile(mail.outbox, 'no folder');
      await deliver(route);
    },
    status: 500,
    text: 'The message could not be saved',
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
  test(`a message answered by ${answer} is announced as failed, and can be restored or sent by chat @mobile @ar`, async ({
    open,
    site,
    context,
  }) => {
    let isFirst = true;
    const form = await open('/contact', (route, deliver, opened) => {
      if (!isFirst) return deliver(route);
      isFirst = false;
      return meddle(route, deliver, opened);
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
    expect(chat).toBe(chatTextOf(site, written));

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
