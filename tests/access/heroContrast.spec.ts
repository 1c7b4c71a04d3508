import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../test';

const widths = [320, 390, 768, 1100, 1440, 1920];

/** A line of text on the hero: its box in the window, its colour, and the contrast that it needs. */
interface Line {
  readonly text: string;
  readonly box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;
  readonly colour: readonly number[];
  readonly needed: number;
}

/** The lines of all text on the hero and in the header above it. */
const readLines = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const lines: Line[] = [];
    for (const part of document.querySelectorAll('header, main > section:first-of-type')) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
        const { color, fontSize } = getComputedStyle(parent);
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const { x, y, width, height } of range.getClientRects()) {
          lines.push({
            text: parent.textContent ?? '',
            box: { x, y, width, height },
            colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
            // WCAG counts text from 24 px up as large, which needs less contrast.
            needed: Number.parseFloat(fontSize) >= 24 ? 3 : 4.5,
          });
        }
      }
    }
    return lines;
  });

/** The relative luminance of a colour, from 0 to 1 (WCAG 2). */
function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The lowest contrast between a line's colour and any pixel behind the line. */
async function worst(shot: Buffer, { box, colour }: Line): Promise<number> {
  const area = {
    left: Math.max(0, Math.floor(box.x)),
    top: Math.max(0, Math.floor(box.y)),
    width: Math.ceil(box.width),
    height: Math.ceil(box.height),
  };
  const pixels = await sharp(shot).extract(area).removeAlpha().raw().toBuffer();
  const own = luminance(colour);
  let least = Infinity;
  for (let at = 0; at < pixels.length; at += 3) {
    const other = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    least = Math.min(least, (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
  }
  return least;
}

test('1.4.3: the hero’s text has enough contrast with every pixel behind it, in every crop @desktop', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await site.visit('/');
    await page.evaluate(async () => {
      await document.fonts.ready;
      await document.images[0]?.decode();
    });
    const lines = await readLines(page);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'header *, main * { color: transparent !important; transition: none !important } svg { opacity: 0 }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const shot = await page.screenshot();
    const seen = lines.filter(({ box }) => box.y + box.height <= 900 && box.width > 0);
    expect(seen.length).toBeGreaterThan(4);
    for (const line of seen) {
      const contrast = await worst(shot, line);
      expect
        .soft(contrast, `"${line.text.slice(0, 30)}" at ${width} px`)
        .toBeGreaterThan(line.needed);
    }
  }
});
