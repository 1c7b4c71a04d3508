import { expect, test as base } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { chatMessages } from '../../src/content/chatMessages';
import { contact, phoneAddress } from '../../src/content/contact';
import { designs } from '../../src/content/designs';
import { elevators } from '../../src/content/elevators';
import { safety } from '../../src/content/safety';
import { scriptsOf } from '../scriptsOf';

// What the server sends is the same for every project: one of them asks.
const test = base.extend({ storageState: { cookies: [], origins: [] } });

const pages = [
  { path: '/', ar: arabic.App_Name, en: english.App_Name },
  {
    path: '/about',
    ar: `${arabic.About_Us} · ${arabic.App_Name}`,
    en: `${english.About_Us} · ${english.App_Name}`,
  },
  {
    path: '/contact',
    ar: `${arabic.Contact_Us} · ${arabic.App_Name}`,
    en: `${english.Contact_Us} · ${english.App_Name}`,
  },
];

const roots = {
  ar: '<html lang="ar" dir="rtl" class="lang-ar">',
  en: '<html lang="en" dir="ltr" class="lang-en">',
};

test.describe('the served bytes @desktop @ar', () => {
  for (const { path, ...titles } of pages) {
    for (const [cookie, language] of [
      ['', 'ar'],
      ['i18next=ar', 'ar'],
      ['i18next=en', 'en'],
      ['theme=dark; i18next=en', 'en'],
      ['i18next=fr', 'en'],
    ] as const) {
      test(`R1, 3.1.1: ${path} with the cookie "${cookie}" is written in ${language}`, async ({
        request,
      }) => {
        const response = await request.get(path, { headers: { cookie } });
        expect(response.status()).toBe(200);
        expect(response.headers()['vary']).toContain('Cookie');
        const html = await response.text();
        expect(html).toContain(roots[language]);
        expect(html).toContain(`<title>${titles[language]}</title>`);
        expect(html).toContain(language === 'ar' ? arabic.Copywrite : english.Copywrite);
        // A strict content security policy blocks style attributes.
        expect(html).not.toContain(' style="');
      });
    }
  }

  for (const path of ['/no-such-floor', '/_en/', '/_en/about/index.html', '/assets/no.js']) {
    test(`${path} is not found`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }

  test('files whose names change with their content are kept for a year, pages are asked for anew', async ({
    request,
  }) => {
    const html = await (await request.get('/')).text();
    const [script = ''] = scriptsOf(html);
    const headers = (await request.get(script)).headers();
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
    expect((await request.get('/')).headers()['cache-control']).toBe('no-cache');
  });
});

test.describe('without scripts @ar', () => {
  test.use({ javaScriptEnabled: false });

  test('all texts, pictures and ways to reach the company are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: arabic.Our_Designs })).toBeVisible();
    for (const { altAR } of [...elevators, ...safety, ...designs.flatMap(({ images }) => images)]) {
      const picture = page.getByAltText(altAR, { exact: true });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toBeVisible();
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: contact.phone })).toHaveAttribute(
      'href',
      /^tel:/,
    );
    await expect(footer.getByRole('link', { name: arabic.Email })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const chat = page.getByRole('link', { name: arabic.Chat });
    await expect(chat).toHaveAttribute(
      'href',
      `https://wa.me/${contact.chatNumberMobile}?text=${encodeURIComponent(chatMessages.question.titleAR)}`,
    );
    await page
      .getByRole('navigation', { name: arabic.Main_Navigation })
      .getByRole('link', { name: arabic.navbar_About_Us })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arabic.Rise);
  });

  test('every elevator type tells its points, every design its text, and no button does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    for (const { titleAR, pointsAR } of elevators) {
      await expect(page.getByRole('heading', { level: 3, name: titleAR })).toBeVisible();
      for (const point of pointsAR)
        await expect(page.getByRole('main')).toContainText(point, { useInnerText: true });
    }
    for (const { descriptionAR } of designs)
      await expect(page.getByRole('main')).toContainText(descriptionAR, { useInnerText: true });
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  for (const path of ['/', '/contact']) {
    test(`the form of ${path} gives way to other ways to the company`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main).toContainText(arabic.Without_Scripts, { useInnerText: true });
      await expect(main.getByRole('button', { name: arabic.Send_Message })).toHaveCount(0);
      await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute(
        'href',
        `mailto:${contact.email}`,
      );
      await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute(
        'href',
        phoneAddress,
      );
      await expect(main.getByRole('link', { name: arabic.Whatsapp })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\//,
      );
    });
  }

  test('an unknown path says so and leads home', async ({ page }) => {
    await page.goto('/no-such-floor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await page.getByRole('link', { name: arabic.Back_Home }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/صعود/);
  });
});
