import type { Route } from '@playwright/test';
import { chatTextOf } from '../models/contactForm';
import { sendForm } from '../sendForm';
import { addressOf, written } from './Form';
import { expect, test } from './mailTest';

test('a loaded page needs no further script to send a message: a lost line or a new deploy may keep it away @desktop @ar', async ({
  open,
  page,
}) => {
  const form = await open('/contact');
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  await form.write();
  await form.send();
  await form.ended('sent');
});

test('the chat link holds the whole of a long message @mobile @ar', async ({ open, site }) => {
  const form = await open('/contact', (route) => route.abort());
  site.trouble.expect(/^request failed: POST/, /Failed to load/, /Email sending failed/);
  const long = { ...written, message: 'مبنى من ستة طوابق '.repeat(100).trim() };
  expect(long.message.length).toBeGreaterThan(1500);
  await form.write(long);
  await form.send();
  await form.ended('failed', long);
  expect((await addressOf(form.chat)).searchParams.get('text')).toBe(chatTextOf(site, long));
});

test('a message is still being sent while its sender reads another page @desktop @ar', async ({
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

for (const answer of ['OK', 'Sign in to this network'])
  test(`a sender who reads elsewhere is ${answer === 'OK' ? 'left there by a success' : 'led to the form by an answer in doubt'} @desktop @ar`, async ({
    site,
    page,
  }) => {
    const held: Route[] = [];
    await page.route('**/email/send', (route) => void held.push(route));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit('/contact');
    await page.getByLabel(site.say('Message')).fill('Four floors');
    await page.getByRole('button', { name: site.say('Send_Message') }).click();
    await expect.poll(() => held.length).toBe(1);
    await site.press(page.getByRole('banner').getByRole('link', { name: site.say('Home') }));
    await expect(page).toHaveURL('/');
    const alerted = page.waitForEvent('dialog');
    await held[0]?.fulfill({ body: answer });
    await (await alerted).accept();
    const notice = page.getByRole('status').filter({ hasText: /./ });
    await expect(notice).toHaveCount(1);
    await page.evaluate(
      () => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))),
    );
    if (answer === 'OK') await expect(notice).not.toBeInViewport();
    else await expect(notice).toBeInViewport();
  });

test('a message is in the form again when its sender leaves the page during the sending and goes Back @desktop @ar', async ({
  openHeld,
  site,
  page,
}) => {
  const { form } = await openHeld('/contact');
  await page.goto('/robots.txt');
  await page.goBack();
  await site.ready();
  await form.says(written);
  await expect(page.getByRole('button', { name: site.say('Send_Message') })).toBeEnabled();
});

test('a message is sent, and the page says so, when the browser shows no alert', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    window.alert = () => {
      throw new DOMException('This app shows no dialogs.', 'NotSupportedError');
    };
  });
  await site.visit('/contact');
  await page.getByLabel(site.say('Message')).fill('Four floors');
  await sendForm(site);
  await expect(page.getByLabel(site.say('Message'))).toHaveValue('');
});
