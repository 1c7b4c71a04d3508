import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { expectSoon } from '../harness';
import { type Observation, type Placed, without } from './Observation';
import type { SiteDriver } from './SiteDriver';

const folder = path.join(import.meta.dirname, 'sights');

/** What does not tell of a thing itself: where it stands among the others, and what has come of it yet. */
const unread = /^(index|depth|role|name|room|pictures|focus)$/;

/** A thing in a line of text, indented by what it stands in; the year of the copyright and the places of an error in the scripts are left out. */
function lineOf(thing: Placed): string {
  const name = thing.name.replace(/© \d{4}/, '©').replace(/(^Error: .*?) at .*/, '$1');
  const others = Object.entries(without(unread, thing));
  const facts = others.map(([fact, value]) => `[${fact}: ${decodeURIComponent(textOf(value))}]`);
  return `${'  '.repeat(thing.depth)}${[thing.role, name, ...facts].filter(Boolean).join(' ')}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const linesOf = ({ title, things }: Observation) => [title, '', ...things.map(lineOf)];

/** Folds all that unfolds on a page by itself, or unfolds it. */
const fold = (site: SiteDriver, isOpen: boolean) =>
  site.page.evaluate((open) => {
    for (const details of document.querySelectorAll('details')) details.open = open;
  }, isOpen);

/** The page as text, and below it what unfolding adds, which is folded again; it is not unfolded where it does not begin as expected. */
async function read(site: SiteDriver, isAgain = true, expected = ''): Promise<string> {
  const lines = linesOf(await site.look(isAgain));
  if (expected && !expected.startsWith(lines.join('\n'))) return lines.join('\n');
  await fold(site, true);
  const unfolded = linesOf(await site.look(true)).filter((line) => !lines.includes(line));
  await fold(site, false);
  site.acted();
  return `${[...lines, '', ...unfolded].join('\n').trimEnd()}\n`;
}

/** Expects an untouched page as written down in `sights/`, word for word; `--update-snapshots` writes down what is there instead. */
export async function expectSight(site: SiteDriver, page: string): Promise<void> {
  const file = path.join(folder, `${page}-${site.language}-${site.layout}.txt`);
  const isAsShown = async () => {
    const expected = readFileSync(file, 'utf8');
    try {
      await expectSoon((isAgain) => read(site, isAgain, expected)).toEqual(expected);
    } catch (error) {
      const shown = path.relative(process.cwd(), file);
      const advice = `The page shows something else than ${shown} says. If that is meant, add --update-snapshots to the command.`;
      throw new Error(`${advice}\n${(error as Error).message}`, { cause: error });
    }
  };
  if (!/all|changed/.test(test.info().config.updateSnapshots)) return isAsShown();
  // What is only on its way, such as words that fade in, is there by the time that the comparison gives up.
  await isAsShown().catch(async () => writeFileSync(file, await read(site)));
}
