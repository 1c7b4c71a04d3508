import type { ContactMessage } from '../../machines/ContactMessage';
import { chatTextOf } from '../models/contactForm';
import { emptyMessage } from '../models/reference/formReference';
import { addressOf } from './Form';
import { expect, test } from './mailTest';

const hostile: ContactMessage = {
  firstName: '<img src=x onerror="window.intruder = 1">',
  lastName: '\u202Emoc.live\u202C {{constructor.constructor(1)}}',
  phoneNumber: "'; DROP TABLE lifts; --",
  emailAddress: 'a@b.example, c@d.example',
  subject: '=?UTF-8?Q?=42cc?= ../../etc/passwd \u0007\u001B[31m 👩🏽‍🔧',
  message:
    'One\nBcc: c@d.example\n\n.\n</textarea><script>window.intruder = 1</script>\n\u2028{"status":200}\n\u0000𓀀 👨‍👩‍👧‍👦 ‏مصعد‏',
};

test('whatever the fields hold is sent as it was typed, and nothing runs it @desktop', async ({
  open,
  page,
}) => {
  const form = await open('/');
  await form.write(hostile);
  await form.send();
  await form.ended('sent', hostile);
  const [request] = form.requests;
  expect(request?.postDataJSON().template_params).toEqual(hostile);
  expect(await page.evaluate(() => 'intruder' in window)).toBe(false);
  await expect(page.locator('img[src=x]')).toHaveCount(0);

  const [mail] = await form.mail.mails();
  const header = mail?.headers.map(({ key }) => key);
  expect(header).not.toContain('bcc');
  expect(mail).toMatchObject({ subject: hostile.subject, to: [{ address: 'to@suood.example' }] });
  expect(mail?.replyTo).toBeUndefined();
  for (const text of [hostile.firstName, hostile.lastName, hostile.phoneNumber, '👨‍👩‍👧‍👦'])
    expect(mail?.text).toContain(text);
});

test('text without end, and half a character, is refused by the service and carried by the chat as far as it can @mobile @ar', async ({
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
  await form.ended('failed', { ...hostile, subject: 'مصعد' });
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
