import { readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
// @ts-expect-error: the package ships no types, and the published ones lack the options used here.
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import ar from '../../public/locales/ar/translation.json';
import en from '../../public/locales/en/translation.json';

/** What the pages show that no translation and no content holds: the toggle, numbers, the error screen's title. */
const besides = '0123456789 Unexpected Application Error!';
const shown = {
  ar: [...wordsOf(ar, 'AR'), 'EN', besides],
  en: [...wordsOf(en, 'EN'), 'ع', besides],
};
for (const content of Object.values(import.meta.glob('../../src/content/*.ts', { eager: true }))) {
  shown.ar.push(...wordsOf(content, 'AR'));
  shown.en.push(...wordsOf(content, 'EN'));
}

describe.each(['ar', 'en'] as const)('The typeface of the %s pages', (language) => {
  test.each([300, 400])('R31: holds every character they show, in weight %i', async (weight) => {
    const held = new Set((await open(language, weight)).collectUnicodes());
    const missing = [...new Set(shown[language].join(''))].filter(
      (character) => !held.has(character.codePointAt(0) ?? 0),
    );
    expect(missing, 'add these in artwork/typeface.ts, then npm run typeface').toEqual([]);
  });

  test('spends at most 30,000 bytes', () => {
    const sizes = [300, 400].map((weight) => read(language, weight).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
  });
});

describe.each([300, 400])('Arabic in weight %i', (weight) => {
  test('joins its letters', async () => {
    const font = new Font(await open('ar', weight));
    const apart = 'بيت'.split('').flatMap((letter) => glyphs(font, letter));
    expect(glyphs(font, 'بيت')).toHaveLength(3);
    expect(new Set([...apart, ...glyphs(font, 'بيت')]).size).toBe(6);
  });

  test('writes lam and alef as one', async () => {
    const font = new Font(await open('ar', weight));
    expect(glyphs(font, 'لا')).toHaveLength(1);
    expect(glyphs(font, 'لأ')).toHaveLength(1);
  });
});

/** The strings of `value` that stand in the language of `suffix`: its own fields and those that carry no language. */
function wordsOf(value: unknown, suffix: 'AR' | 'EN'): string[] {
  if (typeof value === 'string') {
    return value.startsWith('https:') ? [] : [value.replaceAll(/<[^>]+>|\{\{\w+\}\}|\n/g, '')];
  }
  if (typeof value !== 'object' || value === null) return [];
  const other = suffix === 'AR' ? 'EN' : 'AR';
  return Object.entries(value).flatMap(([key, inner]) =>
    key.endsWith(other) ? [] : wordsOf(inner, suffix),
  );
}

function read(language: 'ar' | 'en', weight: number) {
  return readFileSync(
    new URL(`../../public/fonts/plex-${language}-${weight}.woff2`, import.meta.url),
  );
}

async function open(language: 'ar' | 'en', weight: number) {
  const unpacked: Uint8Array<ArrayBuffer> = Uint8Array.from(
    await subsetFont(read(language, weight), undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    }),
  );
  return new Face(new Blob(unpacked.buffer));
}

function glyphs(font: Font, text: string) {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
