import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { expectSoon } from '../harness/index';
import { type Observation, type Placed, without } from './Observation';
import type { SiteDriver } from './SiteDriver';

const folder = path.join(import.meta.dirname, 'sights');

/**
 * The properties that a line does not list after the role and the name: the element's place among the others, and how far it has loaded.
 */
const unread = /^(index|depth|role|name|room|pictures|focus)$/;

/** An element as an indented line of text. Leaves out the year of the copyright and the script positions in error messages. */
function lineOf(thing: Placed): string {
  const name = thing.name.replace(/© \d{4}/, '©').replace(/(^Error: .*?) at .*/, '$1');
  const others = Object.entries(without(unread, thing));
  const facts = others.map(([fact, value]) => `[${fact}: ${decodeURIComponent(textOf(value))}]`);
  return `${'  '.repeat(thing.depth)}${[thing.role, name, ...facts].filter(Boolean).join(' ')}`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const linesOf = ({ title, things }: Observation) => [title, '', ...things.map(lineOf)];

/** Closes or opens all `<details>` elements of a page. */
const fold = (site: SiteDriver, isOpen: boolean) =>
  site.page.evaluate((open) => {
    for (const details of document.querySelectorAll('details')) details.open = open;
  }, isOpen);

/**
 * Reads the page as text, then opens all `<details>`, adds the new lines below, and closes them again. Leaves out the `<details>` if the
 * text already differs from `expected`.
 */
async function read(site: SiteDriver, isAgain = true, expected = ''): Promise<string> {
  const lines = linesOf(await site.look(isAgain));
  if (expected && !expected.startsWith(lines.join('\n'))) return lines.join('\n');
  await fold(site, true);
  const unfolded = linesOf(await site.look(true)).filter((line) => !lines.includes(line));
  await fold(site, false);
  site.acted();
  return `${[...lines, '', ...unfolded].join('\n').trimEnd()}\n`;
}

/**
 * Expects that an untouched page equals the text that is recorded in `sights/`, word for word. `--update-snapshots` records the page again
 * if it differs.
 */
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
  // Records the page again if the comparison fails. By then, words that fade in late are shown.
  await isAsShown().catch(async () => writeFileSync(file, await read(site)));
}
