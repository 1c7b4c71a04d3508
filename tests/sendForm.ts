import { expect } from './harness/index';
import { sendButton } from './models/contactForm';
import type { SiteDriver } from './models/SiteDriver';

/** Sends the contact form to a simulated service that accepts every message, expects the page to say so, and returns the sent fields. */
export async function sendForm(site: SiteDriver): Promise<Readonly<Record<string, string>>> {
  const { page } = site;
  await page.route('**/email/send', (route) => route.fulfill({ body: 'OK' }));
  const request = page.waitForRequest('**/email/send');
  await site.press(sendButton(site));
  const { template_params: sent } = (await request).postDataJSON();
  await expect(page.getByRole('status')).toHaveText(site.say('Email_Sent'));
  return sent;
}
