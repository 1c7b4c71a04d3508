import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Letters } from '../early/Letters.js';
import { latinInArabic, toggleLetter } from '../style/fontFaces.js';

/**
 * The letters of a language's typeface that its texts need, as `src/early/addLetters.ts` adds them to the page.
 *
 * @param fonts the folder of the typeface's whole files
 * @param texts what the pages of the language can show
 */
export async function lettersOf(
  fonts: string,
  language: 'ar' | 'en',
  texts: readonly string[],
): Promise<Letters> {
  const characters = [...new Set(texts.join(''))].toSorted().join('');
  const files = [300, 400].map(async (weight) => {
    const whole = await readFile(path.join(fonts, `plex-${language}-${weight}.woff2`));
    const part = await subsetFont(whole, characters, { targetFormat: 'woff2' });
    return [String(weight), part.toString('base64')] as const;
  });
  return {
    faces: facesOf(language, characters),
    files: await Promise.all(files),
  };
}

const latin = /[0-9A-Za-z]/g;

/**
 * In which families a font is used for which characters: in Arabic texts, Latin letters and digits are smaller; on the English
 * pages the toggle's Arabic letter stands apart.
 */
function facesOf(language: 'ar' | 'en', characters: string): Letters['faces'] {
  if (language === 'en') {
    const text = characters.replaceAll('ع', '');
    return [{ family: 'Suood Latin', unicodeRange: rangesOf(text) }, toggleLetter];
  }
  const family = 'Suood Arabic';
  return [
    { family, unicodeRange: rangesOf(characters.replaceAll(latin, '')) },
    { family, ...latinInArabic, unicodeRange: rangesOf(characters.match(latin)?.join('') ?? '') },
  ];
}

const hex = (point: number) => point.toString(16);

/** The code points of a text as CSS writes ranges of them. */
function rangesOf(text: string): string {
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const ranges: [first: number, last: number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && point === last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join();
}
