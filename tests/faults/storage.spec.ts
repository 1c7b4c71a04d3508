import { expect, test } from './mailTest';

/** A script that makes every access to cookies or storage throw, as in a browser that blocks them. */
const forbid = (...stores: readonly ('cookie' | 'localStorage' | 'sessionStorage')[]) =>
  stores
    .map((store) => {
      const owner = store === 'cookie' ? 'Document.prototype' : 'window';
      return `Object.defineProperty(${owner}, '${store}', {
        configurable: true,
        get() { throw new DOMException('Blocked.', 'SecurityError'); },
        set() { throw new DOMException('Blocked.', 'SecurityError'); },
      });`;
    })
    .join('\n');

/** A script that makes the browser hold no cookies, and drop new cookies without an error. */
const forget =
  "Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} });";

const full = `Storage.prototype.setItem = () => { throw new DOMException('Full.', 'QuotaExceededError'); };`;

const browsers = {
  'forbids cookies': forbid('cookie'),
  'forgets every cookie': forget,
  'forbids all storage': forbid('localStorage', 'sessionStorage'),
  'forbids cookies and all storage': forbid('cookie', 'localStorage', 'sessionStorage'),
  'has no room in its storage': full,
};

for (const [refusal, script] of Object.entries(browsers)) {
  test(`in a browser that ${refusal}, the form takes and sends a message @desktop @ar`, async ({
    open,
    page,
  }) => {
    await page.addInitScript(script);
    const form = await open('/contact');
    await form.write();
    await form.send();
    await form.ended('sent');
    expect(await form.mail.mails()).toHaveLength(1);
  });
}

test('where cookies are forbidden, the language toggles of the menu and of the header change the same language @mobile @ar', async ({
  page,
  site,
}) => {
  await page.addInitScript(forbid('cookie'));
  await site.visit('/about');
  await site.press(page.getByRole('button', { name: site.say('Open_Menu') }));
  await site.press(page.getByRole('dialog').getByRole('button', { name: /^EN / }));
  site.language = 'en';
  const menu = page.getByRole('dialog', { name: site.say('Menu') });
  await expect(menu.getByRole('alert')).toHaveText(site.say('Language_Not_Kept'));
  await site.press(menu.getByRole('button', { name: site.say('Close_Menu') }));
  await site.press(page.getByRole('banner').getByRole('button', { name: /^ع / }));
  site.language = 'ar';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
});

test('the note that the language is not kept can be read and closed beside the pinned header @desktop @ar', async ({
  page,
  site,
}) => {
  await page.addInitScript(forbid('cookie'));
  await site.visit('/about');
  const banner = page.getByRole('banner');
  // Jumps, because the wheel's scrolling up below could otherwise end a glide down instead of showing the header.
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(banner).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(banner).toBeInViewport();
  await banner.getByRole('button', { name: /^EN / }).click();
  site.language = 'en';
  const note = page.getByRole('alert');
  await expect(note).toContainText(site.say('Language_Not_Kept'));
  // Asked before the click, which scrolls where it finds the button covered or clipped, and that takes the pinned header away.
  const isUppermost = await note.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return document.elementFromPoint(x + 5, y + 5) === element;
  });
  expect(isUppermost).toBe(true);
  await page.getByRole('button', { name: site.say('Close_Note') }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(banner.getByRole('button', { name: /^ع / })).toBeFocused();
});

test('the language toggle prevails over a cookie that a previous site has set for one path @desktop @en', async ({
  context,
  page,
  site,
}) => {
  const left = { name: 'i18next', value: site.language, domain: 'localhost', path: '/about' };
  await context.addCookies([left]);
  await site.visit('/about');
  await site.loadAnew(() =>
    site.press(page.getByRole('banner').getByRole('button', { name: /^(EN|ع) / })),
  );
  site.language = site.language === 'ar' ? 'en' : 'ar';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.say('Rise'));
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await context.cookies()).map(({ value, path }) => [value, path])).toEqual([
    [site.language, '/'],
  ]);
});

test.describe('a language cookie with a wrong value', () => {
  for (const value of ['', 'en-US', 'ARABIC', '%E0%A4%A', '<script>', '"ar"', 'a'.repeat(3000)]) {
    test(`a language cookie such as "${value.slice(0, 12)}" means the same language to the server and the page @desktop @ar`, async ({
      page,
      site,
      baseURL,
    }) => {
      const cookie = `i18next=${value}`;
      const served = await page.request.get('/', { headers: { cookie } });
      // An empty cookie stores no language; any other text counts as one that is not Arabic.
      site.language = value === '' ? 'ar' : 'en';
      expect(await served.text()).toContain(`<html lang="${site.language}"`);
      await page.context().addCookies([{ name: 'i18next', value, url: `${baseURL}/` }]);
      await site.visit('/');
      await site.check();
      const stored = await page.context().cookies();
      expect(stored.map(({ name, value: now }) => [name, now])).toEqual([
        ['i18next', site.language],
      ]);
    });
  }
});
