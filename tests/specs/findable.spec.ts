import { expect, test as base } from '@playwright/test';
import arabic from '../../public/locales/ar/translation.json' with { type: 'json' };
import english from '../../public/locales/en/translation.json' with { type: 'json' };
import { contact } from '../../src/content/contact';
import { services } from '../../src/content/services';
import { shareCard } from '../../src/content/shareCard';
import { siteAddress } from '../../src/content/siteAddress';

// The server sends the same to every Playwright project (a language and a layout), so only one project runs these tests.
const test = base.extend({ storageState: { cookies: [], origins: [] } });

const texts = { ar: arabic, en: english };
const pages = [
  { path: '/', name: undefined, description: 'Meta_Description' },
  { path: '/about', name: 'About_Us', description: 'Meta_About' },
  { path: '/contact', name: 'Contact_Us', description: 'Meta_Contact' },
] as const;

test.describe('what search engines and chats read @desktop @ar', () => {
  for (const { path, name, description } of pages) {
    for (const language of ['ar', 'en'] as const) {
      test(`2.4.2: ${path} in ${language} has its title, description, share card and company data`, async ({
        page,
        context,
        baseURL,
      }) => {
        await context.addCookies([{ name: 'i18next', value: language, url: baseURL ?? '' }]);
        await page.goto(path);
        const say = texts[language];
        const title = name ? `${say[name]} · ${say.App_Name}` : say.App_Name;
        const read = (selector: string) =>
          page
            .locator(`head ${selector}`)
            .evaluateAll((tags) =>
              tags.map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href')).join(),
            );
        await expect(page).toHaveTitle(title);
        const tags = {
          'meta[name=description]': say[description],
          'link[rel=canonical]': `${siteAddress}${path}`,
          'meta[property="og:title"]': title,
          'meta[property="og:description"]': say[description],
          'meta[property="og:url"]': `${siteAddress}${path}`,
          'meta[property^="og:locale"]': language === 'ar' ? 'ar_SA,en_US' : 'en_US,ar_SA',
          'meta[property="og:image"]': `${siteAddress}/images/card-${language}.jpg`,
          'meta[property="og:image:alt"]': `${say.App_Name}: ${language === 'ar' ? shareCard.altAR : shareCard.altEN}`,
          'meta[name="twitter:card"]': 'summary_large_image',
        };
        for (const [selector, content] of Object.entries(tags))
          expect([selector, await read(selector)]).toEqual([selector, content]);

        const company = JSON.parse(
          (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
        );
        expect(company).toMatchObject({
          '@type': 'LocalBusiness',
          name: say.App_Name,
          email: contact.email,
          telephone: contact.phone,
          address: {
            streetAddress:
              language === 'ar' ? 'طريق الملك فهد، حي العليا' : 'King Fahd Road, Al Olaya',
            addressLocality: language === 'ar' ? 'الرياض' : 'Riyadh',
            addressCountry: 'SA',
          },
          areaServed: {
            '@type': 'Country',
            name: language === 'ar' ? 'المملكة العربية السعودية' : 'Saudi Arabia',
          },
        });
        expect(company.makesOffer).toHaveLength(services.length);
      });
    }
  }

  test('the canonical address, which a browser shares, follows the open page', async ({ page }) => {
    const canonical = page.locator('link[rel=canonical]');
    await page.goto('/');
    await page.getByRole('contentinfo').locator('a[href="/contact"]').first().click();
    await expect(page.getByRole('form')).toBeVisible();
    await expect(canonical).toHaveCount(1);
    await expect(canonical).toHaveAttribute('href', `${siteAddress}/contact`);
  });

  test('robots.txt leads to a site map, and the site map to pages that answer', async ({
    request,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const map = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
    expect(map).toBe(`${siteAddress}/sitemap.xml`);
    const xml = await (await request.get('/sitemap.xml')).text();
    const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.replace(siteAddress, ''),
    );
    expect(paths).toEqual(pages.map(({ path }) => path));
    for (const path of paths) expect((await request.get(path)).status()).toBe(200);
  });

  test('the web manifest names the site, and icons that exist', async ({ request, page }) => {
    await page.goto('/');
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(href ?? '')).json();
    expect(manifest).toMatchObject({ name: arabic.App_Name, lang: 'ar', dir: 'rtl' });
    for (const { src, sizes } of manifest.icons) {
      await page.goto(src);
      const width = await page
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(`${width}x${width}`).toBe(sizes);
    }
  });
});
