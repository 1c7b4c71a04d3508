import type { ContactMessage } from '../../machines/ContactMessage';
import { chatTextOf, fields } from '../models/contactForm';
import { emptyMessage } from '../models/reference/formReference';
import type { SiteDriver } from '../models/SiteDriver';
import { addressOf } from './Form';
import { hostileTexts } from './hostileTexts';
import { expect, test } from './mailTest';

const messageOf = (text: string): ContactMessage => ({
  ...emptyMessage,
  ...Object.fromEntries(fields.map((field) => [field, text])),
});

/** Expects that no hostile text ran or changed the prototype of all objects, and that the page is still complete. */
async function isUnharmed(site: SiteDriver) {
  expect(
    await site.page.evaluate(() => ({
      ran: 'intruder' in window,
      polluted: 'polluted' in {},
      frames: window.frames.length,
      strangers: document.querySelectorAll('base, iframe, object, embed, [onload], [onerror]')
        .length,
    })),
  ).toEqual({ ran: false, polluted: false, frames: 0, strangers: 0 });
  await expect(site.page.getByRole('contentinfo')).toHaveCount(1);
  await site.check();
}

test('hostile texts in every field are sent and saved as they were typed, but for invisible characters in the e-mail address, and none of them runs @desktop @en', async ({
  open,
  site,
}) => {
  test.setTimeout(120_000);
  const form = await open('/');
  const size = 10;
  for (let first = 0; first < hostileTexts.length; first += size) {
    const texts = hostileTexts.slice(first, first + size);
    const message = messageOf(texts.join(' ¦ '));
    await form.write(message);
    await form.send();
    await expect.poll(() => form.requests.length).toBe(first / size + 1);
    await form.says(emptyMessage);
    const emailAddress = message.emailAddress.replaceAll(/\p{Cf}/gu, '');
    expect(form.requests.at(-1)?.postDataJSON().template_params).toEqual({
      ...message,
      emailAddress,
    });
    form.mail.now += 2000;
    const mail = (await form.mail.mails()).at(-1);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.to).toMatchObject([{ address: 'to@suood.example' }]);
    expect(mail?.replyTo).toBeUndefined();
    // Removes the indent that saved messages add to each further line of a text.
    const saved = mail?.text?.replaceAll('\n  ', '\n').split('Message: ').at(-1)?.trim();
    const typed = message.message.replaceAll(/[\f\u0085\u2028\u2029]/g, '\n').trim();
    expect(saved).toBe(typed);
  }
  await isUnharmed(site);
});

test('addresses with hostile texts show the page for unknown paths, or the page as usual @desktop @en', async ({
  page,
  site,
  request,
}) => {
  test.setTimeout(120_000);
  for (const text of hostileTexts) {
    const word = encodeURIComponent(text);
    const known = await request.get(`/about?${word}=${word}`);
    const unknown = await request.get(`/floor/${word}/1`);
    expect([text, known.status(), unknown.status()]).toEqual([text, 200, 404]);
    expect(await unknown.text()).not.toContain('intruder');
  }
  site.trouble.allow(/^console error: Error: 404 Not Found/);
  await site.visit('/about');
  for (const text of hostileTexts) {
    const word = encodeURIComponent(text);
    await page.evaluate(
      (address) => history.pushState(null, '', address),
      `/floor/${word}/1?${word}=${word}#${word}`,
    );
    await expect(page).toHaveTitle(`${site.say('Not_Found')} · ${site.say('App_Name')}`);
    await page.evaluate(
      (address) => history.pushState(null, '', address),
      `/about?a=${word}#${word}`,
    );
    await expect(page).toHaveTitle(`${site.say('About_Us')} · ${site.say('App_Name')}`);
  }
  await isUnharmed(site);
});

test('the service refuses a text of a megabyte, and the chat link holds as much of the text as fits @mobile @ar', async ({
  open,
  page,
  site,
}) => {
  const form = await open('/contact');
  site.trouble.expect(
    /^status 413: POST/,
    /^console error: Failed to load resource/,
    /^console error: Email sending failed \{/,
  );
  const half = '\uD83D';
  const first = `${half} مصعد `;
  await form.field('subject').evaluate(
    (field: HTMLInputElement, start) => {
      const text =
        String.fromCharCode(0xd83d) + start.slice(1) + '🛗'.repeat(500) + 'm'.repeat(1_000_000);
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    `?${first.slice(1)}`,
  );
  await form.send();
  await form.ended('failed', { ...emptyMessage, subject: 'مصعد' });
  const address = await addressOf(form.chat);
  const text = address.searchParams.get('text') ?? '';
  expect(text.length).toBeLessThanOrEqual(4001);
  const begin = chatTextOf(site, { ...emptyMessage, subject: '\uFFFD مصعد ' });
  expect(text.startsWith(begin)).toBe(true);
  expect(text.slice(begin.length)).toMatch(/^🛗{500}m+…$/u);
  expect(text.match(/\uFFFD/g)).toHaveLength(1);
  await form.restore();
  await expect
    .poll(() => form.field('subject').evaluate((field: HTMLInputElement) => field.value.length))
    .toBe(first.length + 1_001_000);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
});
