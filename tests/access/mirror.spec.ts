import { pagePaths } from '../sitePaths';
import { expect, test } from '../test';

/** Selects the elements whose boxes must lie at mirrored places in the two languages, however long the texts are. */
const shared = [
  'header, header > a svg, header button, main, main > *, main section, main :has(> h2), h1, h2',
  'picture, figure, figcaption, #ourServices li, #ourServices [role=group]',
  '[role=tablist], [role=tabpanel], [role=tabpanel] li, [role=group][aria-labelledby]',
  'form, form label, input, textarea, dl, dt, dd',
  'footer, footer > *, footer > div > *, footer > div > div > *, footer svg, aside a',
].join(', ');

interface Place {
  readonly what: string;
  /** The distance in CSS pixels from the side of the window where lines begin; `end` is the distance from the opposite side. */
  readonly start: number;
  readonly end: number;
}

function readPlaces(selector: string): Place[] {
  const { clientWidth, dir } = document.documentElement;
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const { left, right } = element.getBoundingClientRect();
      const sides = [left, clientWidth - right] as const;
      const [start, end] = dir === 'rtl' ? sides.toReversed() : sides;
      const near = element.closest('section, header, footer, form, aside')?.localName ?? '';
      const place = { start: start ?? 0, end: end ?? 0 };
      return { what: `<${element.localName}> in <${near}>`, ...place };
    });
}

for (const path of pagePaths) {
  test(`R4: the layout of ${path} is mirrored to the pixel @ar`, async ({
    context,
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.visit(path);
    const arabic = await page.evaluate(readPlaces, shared);
    await context.addCookies([{ name: 'i18next', value: 'en', domain: 'localhost', path: '/' }]);
    site.language = 'en';
    await site.visit(path);
    const english = await page.evaluate(readPlaces, shared);
    expect(arabic.length).toBeGreaterThan(30);
    expect(arabic.map(({ what }) => what)).toEqual(english.map(({ what }) => what));
    // The width of many boxes depends on their words, so only one of a box's two edges must be at the same place in both languages.
    const edges = arabic.map(({ what, start, end }, index) => ({
      what,
      byStart: Math.abs(start - (english[index]?.start ?? Infinity)),
      byEnd: Math.abs(end - (english[index]?.end ?? Infinity)),
    }));
    expect(edges.filter(({ byStart, byEnd }) => Math.min(byStart, byEnd) > 1)).toEqual([]);
    // Expects most boxes to have both edges at the same place, because the width of most boxes does not depend on their words.
    const both = edges.filter(({ byStart, byEnd }) => Math.max(byStart, byEnd) <= 1);
    expect(both.length / edges.length).toBeGreaterThan(0.7);
  });
}
