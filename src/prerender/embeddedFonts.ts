import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { latinInArabic, toggleLetter } from '../style/fontFaces.js';

/** The fonts to embed in a language's pages, reduced to the characters of `texts`; `fonts` is the folder with the complete files. */
export async function embeddedFonts(
  fonts: string,
  language: 'ar' | 'en',
  texts: readonly string[],
) {
  const characters = [...new Set(texts.join(''))].toSorted().join('');
  const files = [300, 400].map(async (weight) => {
    const whole = await readFile(path.join(fonts, `plex-${language}-${weight}.woff2`));
    const part = await subsetFont(whole, characters, { targetFormat: 'woff2' });
    return [String(weight), part.toString('base64')] as const;
  });
  return { faces: facesOf(language, characters), files: await Promise.all(files) };
}

const latin = /[0-9A-Za-z]/g;

/**
 * The font faces of a language's pages, each with its characters. One makes Latin letters and digits smaller on Arabic pages; one has only
 * the language toggle's Arabic letter on English pages.
 */
function facesOf(language: 'ar' | 'en', characters: string) {
  if (language === 'en') {
    const text = characters.replaceAll('ع', '');
    return [{ family: 'Suood Latin', unicodeRange: unicodeRange(text) }, toggleLetter];
  }
  const family = 'Suood Arabic';
  const digitsAndLatin = characters.match(latin)?.join('') ?? '';
  return [
    { family, unicodeRange: unicodeRange(characters.replaceAll(latin, '')) },
    { family, ...latinInArabic, unicodeRange: unicodeRange(digitsAndLatin) },
  ];
}

const unicodeRange = (text: string) =>
  Array.from(text, (character) => `U+${character.codePointAt(0)?.toString(16)}`).join();
