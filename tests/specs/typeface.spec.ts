import { watchShifts } from '../bench/watchShifts';
import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

const isFont = ({ pathname }: URL) => pathname.endsWith('.woff2');

for (const path of pagePaths) {
  test(`${path} shows its own typeface from the first paint, loads no font file and does not move`, async ({
    page,
    site,
  }) => {
    const fonts: string[] = [];
    await page.route(isFont, (route) => {
      fonts.push(route.request().url());
      return route.abort();
    });
    const readShift = await watchShifts(page);
    await site.visit(path);
    await page.waitForLoadState('networkidle');
    expect(await readShift()).toBe(0);
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts]
          .flatMap((face) => (face.status === 'loaded' ? [face.family] : []))
          .toSorted(),
      );
    // Each weight has a second font: on Arabic pages for smaller Latin letters and digits; on English pages for the language toggle's
    // letter.
    await expect
      .poll(loaded)
      .toEqual(
        site.language === 'ar'
          ? Array(4).fill('Suood Arabic')
          : ['Suood Latin', 'Suood Latin', 'Suood Toggle', 'Suood Toggle'],
      );
    expect(fonts).toEqual([]);
  });
}

test('typing characters that the page’s own fonts lack loads the file of its language’s typeface only', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const asked: string[] = [];
  page.on('request', (request) => {
    const address = new URL(request.url());
    if (isFont(address)) asked.push(address.pathname);
  });
  await page.locator('[name=message]').fill('ß ٧');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(new Set(asked)).toEqual(new Set([`/fonts/plex-${site.language}-400.woff2`]));
});
