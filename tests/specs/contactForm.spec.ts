import { readdir, readFile } from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { emptyMessage } from '../../machines/ContactMessage';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';

const message = {
  firstName: 'Noura',
  lastName: 'العتيبي',
  phoneNumber: '0501234567',
  emailAddress: 'noura@visitor.example',
  subject: 'Four floors',
  message: 'A house, four floors.\nWhen could you come?',
};

for (const path of ['/', '/contact']) {
  test(`the form of ${path} requires no field and limits none, and has a hidden field for spam programs that the Tab key does not reach`, async ({
    page,
    site,
  }) => {
    await site.visit(path);
    const form = page.getByRole('form', { name: site.say('Contact_Us') });
    await expect(form.getByRole('textbox').or(form.getByRole('spinbutton'))).toHaveCount(6);
    await expect(form.locator('[required], [maxlength], [pattern], [min], [max]')).toHaveCount(0);
    await page.getByRole('textbox', { name: site.say('Message') }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: site.say('Send_Message') })).toBeFocused();
    const text = 'a@b.example';
    for (const field of await page.locator('input, textarea').all())
      await field.fill((await field.getAttribute('type')) === 'number' ? '1' : text, {
        force: true,
      });
    expect(await sendForm(site)).toMatchObject({ firstName: text, message: text, website: text });
    expect(await sendForm(site), 'the next message').toEqual(emptyMessage);
  });
}

test('3.3.1, 3.3.3: on the contact page the browser refuses to send a wrong e-mail address', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.method() === 'POST')));
  const field = page.locator('[name=emailAddress]');
  await field.fill('not an address');
  await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
  expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
  expect(asked).toBe(0);
});

test('a message really arrives in the outbox @desktop', async ({ page, site }) => {
  const outbox = new URL('../../outbox/', import.meta.url);
  const subject = `Floor ${site.language} ${Date.now()}`;
  await site.visit('/contact');
  for (const [name, value] of Object.entries({ ...message, subject })) {
    await page.locator(`[name=${name}]`).fill(value);
  }
  await site.press(page.getByRole('button', { name: site.say('Send_Message') }));
  await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
  const files = await readdir(outbox);
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(new URL(file, outbox)))),
  );
  const mail = mails.find((candidate) => candidate.subject === subject);
  expect(mail?.replyTo?.[0]?.address).toBe(message.emailAddress);
  expect(mail?.text).toContain('العتيبي');
  expect(mail?.text).toContain('When could you come?');
});

test('the numeric phone field keeps leading zeros, and neither the arrow keys nor the mouse wheel change the number', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const field = page.locator('[name=phoneNumber]');
  await field.fill('0050');
  await field.press('ArrowUp');
  await field.hover();
  await page.mouse.wheel(0, -200);
  await expect(field).toHaveValue('0050');
});
