/**
 * Writes the site's own typeface files, `public/fonts/plex-{ar,en}-{300,400}.woff2`, from IBM Plex Sans Arabic, whose Latin is IBM Plex
 * Sans. Each file holds the characters that its language's pages show and those that a visitor is likely to type;
 * `tests/unit/typeface.test.ts` fails if the pages need more characters. The package is fetched with `npm pack` and is no dependency,
 * because its postinstall script reports to its maker.
 */
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const source = '@ibm/plex-sans-arabic@1.1.0';
const target = join(import.meta.dirname, '../public/fonts');

/** The OpenType features to keep: those that join Arabic letters and place their marks, and those for Latin ligatures and kerning. */
const keepFeatures = 'ccmp init medi fina rlig calt liga kern mark mkmk'.split(' ');

const ascii = span(0x20, 0x7e);
const alphanumeric = ascii.replaceAll(/[^\w]/g, '');
const arabic = span(0x621, 0x63a) + span(0x640, 0x652) + '،؛؟«»…\u00a0';
const typographic = '\u00a0©«»°·×–—‘’“”•…';

/** Weight 300 is for titles, the phone number and the e-mail address; 400 is for all other texts and for the text that visitors type. */
const files = [
  { language: 'ar', weight: 300, text: `${arabic}${alphanumeric} !'()+,-./:?@©·–—’“”` },
  { language: 'ar', weight: 400, text: `${arabic}ڤ${span(0x660, 0x669)}${ascii}${typographic}` },
  { language: 'en', weight: 300, text: `${ascii}${typographic}çéع` },
  { language: 'en', weight: 400, text: `${ascii}${typographic}${span(0xa1, 0xff)}ع` },
];
const styles: Record<number, string> = { 300: 'Light', 400: 'Regular' };

const folder = mkdtempSync(join(tmpdir(), 'typeface-'));
try {
  const fonts = unpack(folder);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'OFL.txt'), readFileSync(join(fonts, 'license.txt')));
  await Promise.all(files.map((file) => write(file, fonts)));
} finally {
  rmSync(folder, { recursive: true });
}

/** Writes one typeface file from the font of the same weight in the folder `fonts`. */
async function write({ language, weight, text }: (typeof files)[number], fonts: string) {
  const original = readFileSync(join(fonts, `IBMPlexSansArabic-${styles[weight]}.woff2`));
  const options = { keepFeatures, noHinting: true, targetFormat: 'truetype' } as const;
  const subset = rename(await subsetFont(original, text, options));
  if (language === 'ar') dropLatinKerning(subset);
  const all = { keepAllGlyphs: true, targetFormat: 'woff2' } as const;
  const file: Buffer = await subsetFont(subset, undefined, all);
  writeFileSync(join(target, `plex-${language}-${weight}.woff2`), file);
  console.log(`plex-${language}-${weight}.woff2: ${file.length} bytes`);
}

function span(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}

/** Fetches and unpacks the package, and returns the folder of its woff2 files. If npm fails, its messages are printed. */
function unpack(into: string) {
  const options: ExecFileSyncOptions = { cwd: into, stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    execFileSync('npm', ['pack', source, '--loglevel', 'error'], options);
    execFileSync('tar', ['-xzf', 'ibm-plex-sans-arabic-1.1.0.tgz'], options);
  } catch (error) {
    throw new Error(`Could not fetch ${source}: is the package registry within reach?`, {
      cause: error,
    });
  }
  return join(into, 'package/fonts/complete/woff2');
}

/** Replaces the font's name by one of the same length without "Plex", which its licence reserves. woff2 has no checksum to update. */
function rename(font: Buffer) {
  let renamed = font.toString('latin1');
  for (const [reserved, own] of [
    ['IBM Plex Sans Arabic', 'Suood Elevators Sans'],
    ['IBMPlexSansArabic', 'SuoodElevatorSans'],
  ] as const) {
    if (!renamed.includes(wide(reserved))) throw new Error(`The font is not named ${reserved}.`);
    renamed = renamed.replaceAll(wide(reserved), wide(own));
  }
  return Buffer.from(renamed, 'latin1');
}

/** Encodes a name as fonts store it: in UTF-16, the high byte first. */
function wide(name: string) {
  return name.replaceAll(/./g, '\0$&');
}

/**
 * Detaches the Latin kerning lookup, the second of two, because Arabic pages show little Latin. The next subsetting drops the lookup's
 * data.
 */
function dropLatinKerning(font: Buffer) {
  const gpos = font.readUInt32BE(font.indexOf('GPOS') + 8);
  const features = gpos + font.readUInt16BE(gpos + 6);
  const kern = features + font.readUInt16BE(features + 6);
  const named = font.toString('latin1', features + 2, features + 6);
  if (named !== 'kern' || font.readUInt16BE(kern + 2) !== 2) {
    throw new Error('The font keeps its kerning otherwise than expected.');
  }
  font.writeUInt16BE(1, kern + 2);
}
