import type { Route } from '@playwright/test';
import { other, toggle } from '../models/languageToggle';
import { expect, test } from '../test';

const nowhere: Record<string, (route: Route) => Promise<void> | void> = {
  'finds no host': (route) => route.abort('namenotresolved'),
  'never answers': () => {},
};

for (const [network, meet] of Object.entries(nowhere))
  test(`the language toggle changes the page without a reload when the browser is online but the network ${network} @desktop @en`, async ({
    page,
    site,
  }) => {
    await site.visit('/contact');
    await page.getByLabel(site.say('Message')).fill('Four floors');
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.route('**/*', meet);
    site.trouble.allow(/^request failed: .*(ERR_ABORTED|ERR_NAME_NOT_RESOLVED)/, /ERR_NAME/);
    await site.press(toggle(site));
    site.language = other[site.language];
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
    await expect(page.getByLabel(site.say('Message'))).toHaveValue('Four floors');
    await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
    expect(site.loads).toBe(1);
  });
