import { input } from '../models/contactForm';
import { sendForm } from '../sendForm';
import { expect, test } from '../test';
import { written } from './Form';

// Two cases in which the site has no draft, so that the browser itself restores the form after Back.
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
  test(`after Back, ${where} restores the fields, and the form sends them as they are shown @mobile @ar`, async ({
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
    // Reads the fields instead of expecting all texts, because Chromium does not restore every field.
    const shown: Record<string, string> = {};
    for (const field of fields) shown[field] = await input(site, field).inputValue();
    // Only now may the test intercept requests: the browser does not restore a page whose requests are intercepted.
    expect(await sendForm(site)).toEqual(shown);
    for (const field of fields) await expect(input(site, field)).toHaveValue('');
  });
