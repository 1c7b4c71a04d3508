import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

const widths = { desktop: [1024, 1440, 1920], mobile: [390] } as const;

for (const path of pagePaths) {
  test(`no picture of ${path} is shown larger than its attribute “sizes” says`, async ({
    page,
    site,
    layout,
  }) => {
    for (const width of widths[layout]) {
      await page.setViewportSize({ width, height: 900 });
      await site.visit(path);
      const stretched = await page.evaluate(async () => {
        const images = [...document.images];
        for (const image of images) image.loading = 'eager';
        await Promise.all(images.map((image) => image.decode()));
        // naturalWidth and naturalHeight are the size that `sizes` promises, in CSS pixels.
        const scales = images.map((image) => ({
          picture: new URL(image.currentSrc).pathname,
          scale: Math.max(
            image.clientWidth / image.naturalWidth,
            image.clientHeight / image.naturalHeight,
          ),
        }));
        return scales.filter(({ scale }) => scale > 1.02);
      });
      expect(stretched, `${width} px wide`).toEqual([]);
    }
  });
}

test('only the picture of the first view is loaded at once and with priority', async ({
  page,
  site,
}) => {
  await site.visit('/');
  // All but the QR code of the footer, which is small and must be there when the page is printed.
  const images = await page.locator('img:not([src^="/chat-"])').evaluateAll((all) =>
    all.map((image) => ({
      lazy: image.getAttribute('loading') === 'lazy',
      first: image.getAttribute('fetchpriority') === 'high',
    })),
  );
  const [hero, ...others] = images;
  expect(hero).toEqual({ lazy: false, first: true });
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter(({ lazy, first }) => !lazy || first)).toEqual([]);
});
