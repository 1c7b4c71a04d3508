import type { Page } from '@playwright/test';
import { extend, holdScripts } from '../conditions';
import type { SiteDriver } from '../models/SiteDriver';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';

const phoneField = (page: Page, site: SiteDriver) => page.getByLabel(site.say('Phone_Number'));

const writings = [
  ['Arabic digits', '٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['Persian digits', '۰۵۰۱۲۳۴۵۶۷', '0501234567'],
  ['hyphens', '050-123-4567', '0501234567'],
  ['spaces and a country code', '+966 50 123 4567', '00966501234567'],
] as const;

for (const [what, written, digits] of writings) {
  test(`a number with ${what} can be typed into the numeric phone field, and is sent`, async ({
    page,
    site,
  }) => {
    await site.visit('/contact');
    await phoneField(page, site).focus();
    await page.keyboard.type(written);
    await expect(phoneField(page, site)).toHaveValue(digits);
    expect(await sendForm(site)).toHaveProperty('phoneNumber', digits);
  });
}

test('a number that is pasted into the numeric phone field keeps all its digits', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  // Phones and chats copy a number with invisible marks of direction.
  const copied = '\u202A+966 50 123 4567\u202C';
  await page.getByLabel(site.say('Subject')).fill(copied);
  await page.getByLabel(site.say('Subject')).selectText();
  await page.keyboard.press('ControlOrMeta+x');
  await phoneField(page, site).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(phoneField(page, site)).toHaveValue('00966501234567');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(phoneField(page, site)).toHaveValue('');
});

test.describe('on a phone whose digits are not 0 to 9', () => {
  test.use({ locale: 'ar-SA' });

  // Chromium shows 0 to 9 all the same. In web views of Android and in WebKit (tests/engines), the next digit would empty the field.
  test('a restored number is typed anew when its field gets the focus', async ({ page, site }) => {
    await site.visit('/contact');
    await phoneField(page, site).fill('0501234');
    await page.getByLabel(site.say('Message')).fill('Four floors');
    await page.reload();
    await site.ready();
    await expect(phoneField(page, site)).toHaveValue('0501234');
    const typed = await phoneField(page, site).evaluate((field) => {
      let text: unknown;
      field.addEventListener('input', (event) => (text = (event as InputEvent).data));
      field.focus();
      return text;
    });
    expect(typed).toBe('0501234');
    await page.keyboard.type('567');
    await expect(phoneField(page, site)).toHaveValue('0501234567');
  });
});

test('an e-mail address is pasted without its invisible marks of direction', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const email = page.getByLabel(site.say('Email_Address'));
  await page.getByLabel(site.say('Subject')).fill('\u202Anoura@visitor.example\u202C\u200F');
  await page.getByLabel(site.say('Subject')).selectText();
  await page.keyboard.press('ControlOrMeta+x');
  await email.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(email).toHaveValue('noura@visitor.example');
  expect(await sendForm(site)).toHaveProperty('emailAddress', 'noura@visitor.example');
});

test('a number that is typed into the text field of the home page is shown as digits on the Contact page @desktop', async ({
  page,
  site,
}) => {
  await site.visit('/');
  await phoneField(page, site).fill('+966 50 123 4567');
  const header = page.getByRole('banner');
  await site.press(header.getByRole('link', { name: site.say('Contact_Us') }));
  await expect(page).toHaveURL('/contact');
  await expect(phoneField(page, site)).toHaveValue('00966501234567');
  expect(await sendForm(site)).toHaveProperty('phoneNumber', '00966501234567');
});

test('a number that is typed into the text field of a wide tablet stays the same when the tablet is turned upright @desktop', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await site.visit('/');
  await phoneField(page, site).fill('+966 50 123 456');
  await page.setViewportSize({ width: 700, height: 1024 });
  await expect(phoneField(page, site)).toHaveValue('0096650123456');
  await phoneField(page, site).press('End');
  await page.keyboard.type('7');
  await expect(phoneField(page, site)).toHaveValue('00966501234567');
});

for (const isExtended of [false, true]) {
  test(`the phone field on / takes text before the scripts run${isExtended ? ', beside an extension’s icon' : ''} @desktop`, async ({
    page,
    site,
  }) => {
    if (isExtended) {
      site.trouble.allow(/^(uncaught|console error:) (Error: )?Minified React error #418/);
      await extend(page);
    }
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(phoneField(page, site)).toHaveJSProperty('type', 'text');
    await phoneField(page, site).fill('+966 50 123 4567');
    await release();
    await site.ready();
    await expect(phoneField(page, site)).toHaveJSProperty('type', 'text');
    await expect(phoneField(page, site)).toHaveValue('+966 50 123 4567');
    expect(await sendForm(site)).toHaveProperty('phoneNumber', '+966 50 123 4567');
  });
}
