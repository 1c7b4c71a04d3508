import { input } from '../models/contactForm';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';
import { written } from './Form';

// Where the site keeps no draft, the browser restores the form by itself on the way back, and in a tab that is opened again.
const withoutDraft = {
  'a browser that forbids all storage': () =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    }),
  'a tab whose draft is too old': () =>
    window.addEventListener('pagehide', () => sessionStorage.clear()),
};

for (const [where, prepare] of Object.entries(withoutDraft))
  test(`what ${where} restores on the way back is sent as it is shown @mobile @ar`, async ({
    page,
    site,
  }) => {
    const fields = Object.keys(written) as (keyof typeof written)[];
    await page.addInitScript(prepare);
    await site.visit('/contact');
    for (const field of fields) await input(site, field).fill(written[field]);
    await page.goto('/robots.txt');
    await page.goBack();
    await site.ready();
    await expect(input(site, 'message')).toHaveValue(written.message);
    // Chromium does not restore every field.
    const shown: Record<string, string> = {};
    for (const field of fields) shown[field] = await input(site, field).inputValue();
    // Not before: a page whose requests are watched is not restored.
    expect(await sendForm(site)).toEqual(shown);
    for (const field of fields) await expect(input(site, field)).toHaveValue('');
  });
