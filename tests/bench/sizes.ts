import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { scriptsOf } from '../scriptsOf';
import type { Figure } from './Figure';

/** Decimal kilobytes, as they are sent: the brotli copy where there is one. */
const sent = (file: string) => {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return copy.size / 1000;
};

/** What a page brings along: its fonts, a phone's first picture. */
const brought = /<script type="application\/json" id="fonts">[^]*?<\/script>|data:[^"]*/g;

/** Sizes of the site built in `root` that no machine's mood changes. */
export function sizes(root: string): Figure[] {
  const file = (address: string) => path.join(root, address);
  const page = readFileSync(file('index.html'), 'utf8');
  const sumOf = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + sent(file(address)), 0);
  const scripts = readdirSync(file('assets')).filter((name) => /^(?!404-).*[.]js$/.test(name));
  const pages = (
    [
      ['Arabic', 'index.html'],
      ['English', '_en/index.html'],
    ] as const
  ).flatMap(([language, name]): Figure[] => {
    const bare = readFileSync(file(name), 'utf8').replace(brought, '');
    const value = brotliCompressSync(bare).length / 1000;
    return [
      { name: `home page, ${language}`, value, unit: 'kB', target: 25 },
      {
        name: `with fonts and picture, ${language}`,
        value: sent(file(name)),
        unit: 'kB',
        target: 67,
      },
    ];
  });
  const faces = (language: string) =>
    sumOf([300, 400].map((weight) => `fonts/plex-${language}-${weight}.woff2`));
  return [
    { name: 'scripts at first', value: sumOf(scriptsOf(page)), unit: 'kB', target: 117 },
    // What reads the translations comes once the page is in use, what sends the form with the first message.
    {
      name: 'all scripts',
      value: sumOf(scripts.map((name) => `assets/${name}`)),
      unit: 'kB',
      target: 125,
    },
    ...pages,
    { name: 'typeface, Arabic', value: faces('ar'), unit: 'kB', target: 35 },
    { name: 'typeface, English', value: faces('en'), unit: 'kB', target: 35 },
  ];
}
