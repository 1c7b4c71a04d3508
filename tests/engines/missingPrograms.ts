import { existsSync } from 'node:fs';
import path from 'node:path';
import { engineNames } from './Tab';

const onPath = (...names: readonly string[]) =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** Finds Firefox: the program that FIREFOX_PATH names, else the Firefox of the system. */
export const findFirefox = (): string | undefined =>
  [
    process.env['FIREFOX_PATH'] ?? onPath('firefox-esr', 'firefox', 'firefox.exe') ?? '',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ].find((file) => existsSync(file));

/** Returns a sentence for each program that these engines need and this machine lacks, with the command that installs it. */
export function missingPrograms(names: readonly string[]): readonly string[] {
  const known: readonly string[] = engineNames;
  const missing = names.every((name) => known.includes(name))
    ? []
    : [`ENGINES knows ${known.join(', ')}`];
  if (names.some((name) => name.startsWith('firefox')) && !findFirefox())
    missing.push('Firefox is not installed: apt-get install firefox-esr');
  if (names.includes('webkit') && !onPath('WebKitWebDriver'))
    missing.push('WebKit is not installed: apt-get install webkit2gtk-driver');
  if (names.includes('webkit') && !onPath('Xvfb'))
    missing.push('Xvfb, the screen that WebKit needs, is not installed: apt-get install xvfb');
  return missing;
}
