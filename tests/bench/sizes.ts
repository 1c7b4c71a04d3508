import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptsOf } from '../scriptsOf';
import type { Figure } from './Figure';

/** The size of a file as the server sends it (its brotli copy, if there is one), in kilobytes of 1000 bytes. */
const sent = (file: string) => {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return copy.size / 1000;
};

/** Matches the fonts and the phone's first picture, which are embedded in the HTML of a page. */
const brought = /<script type="application\/json" id="fonts">[^]*?<\/script>|data:image[^"]*/g;

const figure = (name: string, value: number, target: number): Figure => {
  return { name, value, unit: 'kB', target };
};

/** Measures the sizes of the files of the site built in `root`, which are the same on every computer. */
export function sizes(root: string): Figure[] {
  const file = (address: string) => path.join(root, address);
  const page = readFileSync(file('index.html'), 'utf8');
  const sumOf = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + sent(file(address)), 0);
  const scripts = readdirSync(file('assets')).filter((name) => /^(?!404-).*[.]js$/.test(name));
  const pages = Object.entries({ Arabic: 'index.html', English: '_en/index.html' });
  const faces = (language: string) =>
    sumOf([300, 400].map((weight) => `fonts/plex-${language}-${weight}.woff2`));
  return [
    figure('scripts at first', sumOf(scriptsOf(page)), 118.6),
    // This figure includes two scripts that load later: one reads the translations, one draws the printed QR code.
    figure('all scripts', sumOf(scripts.map((name) => `assets/${name}`)), 125),
    ...pages.flatMap(([language, name]) => {
      const bare = readFileSync(file(name), 'utf8').replace(brought, '');
      return [
        figure(`home page, ${language}`, brotliCompressSync(bare).length / 1000, 26.5),
        figure(`with fonts and picture, ${language}`, sent(file(name)), 67.5),
      ];
    }),
    figure('typeface, Arabic', faces('ar'), 35),
    figure('typeface, English', faces('en'), 35),
  ];
}
