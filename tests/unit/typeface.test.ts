import { readFileSync } from 'node:fs';
import { Blob, Buffer as ShapedText, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { embeddedFonts } from '../../src/prerender/embeddedFonts';
import { shownTexts } from '../../src/prerender/shownTexts';

describe.each(['ar', 'en'] as const)('The typeface of the %s pages', (language) => {
  test('the two typeface files of a language have at most 30,000 bytes together', () => {
    const sizes = [300, 400].map((weight) => read(language, weight).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(30_000);
  });
});

describe.each(['ar', 'en'] as const)('The fonts that come with the %s pages', (language) => {
  test('R31: the embedded fonts hold all characters that the pages show, and no others', async () => {
    const texts = shownTexts(language);
    const { files } = await embeddedFonts('public/fonts', language, texts);
    const shown = [...new Set(texts.join(''))].toSorted();
    for (const [, font] of files) {
      const points = (await unpack(Buffer.from(font, 'base64'))).collectUnicodes();
      const held = Array.from(points, (point) => String.fromCodePoint(point)).toSorted();
      expect(held, 'add these in artwork/typeface.ts, then npm run typeface').toEqual(shown);
    }
  });

  test('the embedded fonts are used only for the characters that they hold', async () => {
    const { faces } = await embeddedFonts('public/fonts', language, ['cab d', 'z']);
    const family = 'Suood Arabic';
    expect(faces).toEqual(
      language === 'en'
        ? [
            { family: 'Suood Latin', unicodeRange: 'U+20,U+61,U+62,U+63,U+64,U+7a' },
            { family: 'Suood Toggle', unicodeRange: 'U+639' },
          ]
        : [
            { family, unicodeRange: 'U+20' },
            { family, unicodeRange: 'U+61,U+62,U+63,U+64,U+7a', sizeAdjust: '95%' },
          ],
    );
  });
});

describe.each([300, 400])('Arabic in weight %i', (weight) => {
  test('the typeface joins Arabic letters', async () => {
    const font = new Font(await unpack(read('ar', weight)));
    const apart = 'بيت'.split('').flatMap((letter) => glyphs(font, letter));
    expect(glyphs(font, 'بيت')).toHaveLength(3);
    expect(new Set([...apart, ...glyphs(font, 'بيت')]).size).toBe(6);
  });

  test('the typeface writes lam and alef as one glyph', async () => {
    const font = new Font(await unpack(read('ar', weight)));
    expect(glyphs(font, 'لا')).toHaveLength(1);
    expect(glyphs(font, 'لأ')).toHaveLength(1);
  });
});

function read(language: 'ar' | 'en', weight: number) {
  return readFileSync(
    new URL(`../../public/fonts/plex-${language}-${weight}.woff2`, import.meta.url),
  );
}

async function unpack(font: Uint8Array) {
  const unpacked: Uint8Array<ArrayBuffer> = Uint8Array.from(
    await subsetFont(font, undefined, {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
    }),
  );
  return new Face(new Blob(unpacked.buffer));
}

function glyphs(font: Font, text: string) {
  const buffer = new ShapedText();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
}
