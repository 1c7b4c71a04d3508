import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Figure } from './Figure';

/** Decimal kilobytes, as they are sent: the brotli copy where there is one. */
const sent = (file: string) => {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file);
  return copy.size / 1000;
};

/** The scripts that a built page starts with, as addresses. */
export const scriptsOf = (page: string): readonly string[] => [
  ...new Set([...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, address = '']) => address)),
];

/** Sizes of the site built in `root` that no machine's mood changes. */
export function sizes(root: string): Figure[] {
  const file = (address: string) => path.join(root, address);
  const page = readFileSync(file('index.html'), 'utf8');
  const scripts = scriptsOf(page).reduce((sum, address) => sum + sent(file(address)), 0);
  const faces = (language: string) =>
    [300, 400].reduce(
      (sum, weight) => sum + sent(file(`fonts/plex-${language}-${weight}.woff2`)),
      0,
    );
  return [
    { name: 'scripts at first', value: scripts, unit: 'kB', target: 110 },
    { name: 'home page, Arabic', value: sent(file('index.html')), unit: 'kB', target: 24 },
    { name: 'home page, English', value: sent(file('_en/index.html')), unit: 'kB', target: 24 },
    { name: 'typeface, Arabic', value: faces('ar'), unit: 'kB', target: 35 },
    { name: 'typeface, English', value: faces('en'), unit: 'kB', target: 35 },
  ];
}
