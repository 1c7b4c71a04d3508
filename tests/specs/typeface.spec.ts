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

test('typing a character that the page’s own fonts lack loads the file of the typeface', async ({
  page,
  site,
}) => {
  await site.visit('/contact');
  const asked = page.waitForRequest((request) => isFont(new URL(request.url())));
  await page.locator('[name=message]').fill(site.language === 'ar' ? '٧' : 'ß');
  expect(new URL((await asked).url()).pathname).toBe(`/fonts/plex-${site.language}-400.woff2`);
});
