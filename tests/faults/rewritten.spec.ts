import type { Page } from '@playwright/test';
import { contact } from '../../src/content/contact';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

/** Rewrites a page as Cloudflare does by default: turns each e-mail address into a link that only Cloudflare's script can read. */
const scramble = (page: string) =>
  page
    .split(/(<!--email_off-->[^]*?<!--\/email_off-->|<head>[^]*?<\/head>|<script[^]*?<\/script>)/)
    .map((part, index) =>
      index % 2
        ? part
        : part
            .replaceAll(/href="mailto:[^"]*"/g, 'href="/cdn-cgi/l/email-protection#5b"')
            .replaceAll(contact.email, '<span class="__cf_email__">[email&#160;protected]</span>'),
    )
    .join('');

async function scrambleOnTheWay(page: Page, path: string) {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: scramble(await response.text()) });
  });
}

for (const path of pagePaths)
  test(`Cloudflare does not rewrite the e-mail address on ${path} @mobile @ar`, async ({
    page,
    site,
  }) => {
    await scrambleOnTheWay(page, path);
    await site.visit(path);
    const email = page.getByRole('contentinfo').getByRole('link', { name: site.say('Email') });
    await expect(email).toHaveAttribute('href', new RegExp(`^mailto:${contact.email}\\?subject=`));
  });

/** Turns each phone number into a link before the scripts run, as iPhones do. */
function linkPhones() {
  document.addEventListener('DOMContentLoaded', () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => /\+\d{3} \d/.test(data))) {
      if (text.parentElement?.closest('a, script')) continue;
      const link = document.createElement('a');
      link.href = `tel:${text.data.replaceAll(' ', '')}`;
      link.append(text.data);
      text.replaceWith(link);
    }
  });
}

test('the page works where the browser has turned a phone number into a link @mobile @ar', async ({
  page,
  site,
}) => {
  await page.addInitScript(linkPhones);
  await site.visit('/contact');
  const link = page.getByRole('main').getByRole('link', { name: contact.phone });
  await expect(link.first()).toBeVisible();
  await page.getByLabel(site.say('Message')).fill('Four floors');
  await expect(page.getByLabel(site.say('Message'))).toHaveValue('Four floors');
});
