import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { impatiently, type Path, type PathModel, titleOf, walk } from '../../harness/index';
import type { Mutant } from './buildMutants';
import { models } from '../models';
import type { SiteDriver } from '../SiteDriver';
import { siteProject } from '../../paths/siteProject';
import { type Condition, conditions } from '../visitConditions';
import { expect, test } from '../../test';

// `npm run test:mutants` runs this spec in several projects on a site that contains mutants. The first run in a project switches on none of
// them: each path records the mutants that it runs through, in a file whose name begins with `COVERED`. A later run has a test for each
// mutant whose id is in `MUTANTS`.
const { MUTANTS, SITE = '', COVERED = '' } = process.env;

/** How long an expectation waits, in milliseconds, for something that a fault may prevent. */
const patience = 2000;

/** A path of a model, the condition under which it is walked, and the name of the file that records the mutants it runs through. */
interface Way {
  readonly model: PathModel;
  readonly path: Path;
  readonly condition?: Condition;
  readonly file: string;
}

const byLength = (one: Pick<Way, 'path'>, other: Pick<Way, 'path'>) =>
  one.path.steps.length - other.path.steps.length;

const plainWays = models.flatMap((model) =>
  (['tour', 'sneak'] as const).flatMap((by) =>
    model.pathsBy(by).map((each) => ({ model, path: each })),
  ),
);
/** The conditions under which the page runs through other code. A translator or an extension changes only the page's elements. */
const conditionsOfCode = conditions.filter(({ name }) => !/translated|extension/.test(name));
const waysUnderConditions = conditionsOfCode.flatMap((condition) =>
  condition.walked.map(([model, each]) => ({ model, path: each, condition })),
);
const ways: readonly Way[] = [...plainWays, ...waysUnderConditions]
  .toSorted(byLength)
  .map((way, index) => ({ ...way, file: `${COVERED}${index}.json` }));

const longest = ({ path: { steps } }: Way) => 60_000 + steps.length * 3000;

/** A mutant that no path has found after this many steps counts as surviving. */
const mostSteps = 300;

interface Instrumented {
  currentTestId?: string;
  readonly mutantCoverage?: {
    readonly static: Readonly<Record<string, number>>;
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
}

/** Returns the mutants that a page has run through since the last call, or since it began to load. It runs in the page. */
function coveredIn({ __stryker__: mutants }: Window & { __stryker__?: Instrumented }) {
  const { currentTestId: before, mutantCoverage: covered } = mutants ?? {};
  if (mutants) mutants.currentTestId = String(Number(before ?? 0) + 1);
  return Object.keys((before ? covered?.perTest[before] : covered?.static) ?? {});
}

/**
 * Walks a path on a new page with a mutant switched on. Returns the mutants that the page has run through in each step; the load counts as
 * part of the first step. Throws at the step that fails.
 */
async function walkWith(mutant: string, way: Way, site: SiteDriver, info: TestInfo) {
  const driver = await site.anew(info);
  const { page } = driver;
  // Closes a page that hangs, so that its walk fails too.
  const timer = setTimeout(() => void page.context().close(), longest(way));
  const used: (readonly string[])[] = [];
  try {
    await page.addInitScript(`globalThis.__stryker__ = { activeMutant: '${mutant}' }`);
    await way.condition?.prepare(driver);
    await impatiently(patience, () =>
      walk(way.model, way.path, {
        driver,
        step: async (_, body) => {
          await body();
          used.push(await driver.inWindow(coveredIn));
        },
      }),
    );
  } finally {
    clearTimeout(timer);
    await page.context().close();
  }
  return used;
}

const readCovered = () =>
  ways
    .filter(({ file }) => existsSync(file))
    .map((way) => ({ way, used: JSON.parse(readFileSync(way.file, 'utf8')) as string[][] }));

/**
 * The paths to try for a mutant, in this order: (1) the beginning of the path with the greatest share of steps that run through the mutant,
 * (2) the paths of models named like its file, a file that imports it, the folder of either, or an actor that the file uses, and the site's
 * own tours, which compare all words of every page, the shortest first, (3) the beginnings of all other paths, (4) those paths up to their
 * last step through the mutant, the shortest first.
 */
function waysThrough({ id, file }: Mutant, covered: CoveredWays): Way[] {
  const through = covered
    .map(({ way, used }) => ({ way, uses: usesIn(used, id) }))
    .filter(({ uses }) => uses.length > 0)
    .map((each) => ({ ...each, ...bestBeginning(each.uses) }))
    .toSorted((one, other) => other.share - one.share);
  const [first] = through;
  const plain = through.map(({ way }) => way).filter(({ condition }) => !condition);
  const files = [file, ...importersOf(file)];
  const text = sources.find(({ name }) => name === file)?.text ?? '';
  const named = plain.filter(
    ({ model: { name } }) =>
      files.some((each) => isNamed(name, each)) || text.includes(`'${firstWord(name)}'`),
  );
  const site = plain.filter(({ model }) => model.name.startsWith('site '));
  const wholes = new Set([...named, ...site].toSorted(byLength));
  const others = through.filter((each) => each !== first && !wholes.has(each.way));
  const farther = through
    .filter((each) => each.last > each.length && !wholes.has(each.way))
    .map(({ way, last }) => beginning(way, last))
    .toSorted(byLength);
  return [
    ...(first ? [beginning(first.way, first.length)] : []),
    ...wholes,
    ...others.map(({ way, length }) => beginning(way, length)),
    ...farther,
  ];
}
type CoveredWays = ReturnType<typeof readCovered>;

/** The steps, counted from 0, that run through a mutant. */
const usesIn = (used: readonly (readonly string[])[], id: string) =>
  used.flatMap((ids, index) => (ids.includes(id) ? [index] : []));

const sources = ['machines', 'src']
  .flatMap((folder) =>
    readdirSync(path.join(siteProject.root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => path.join(folder, name)),
  )
  .map((name) => ({ name, text: readFileSync(path.join(siteProject.root, name), 'utf8') }));

/** The source files that import a module, found by its file name, which is unique. */
function importersOf(file: string): readonly string[] {
  const ending = `/${path.parse(file).name}'`;
  return sources.filter(({ text }) => text.includes(ending)).map(({ name }) => name);
}

/**
 * Whether a model is named like a file or its folder: "elevators" like `elevators/Points.tsx`, "design card doors" like `DesignCard.tsx`.
 */
function isNamed(model: string, file: string): boolean {
  const { name, dir } = path.parse(file.toLowerCase());
  return [name, path.basename(dir)].some((each) => each.startsWith(firstWord(model)));
}

const firstWord = (name: string) => name.split(' ', 1)[0] ?? '';

/** How long a page takes to load, as a number of steps. */
const stepsOfLoad = 10;

/**
 * Finds the beginning of a path in which the greatest share of steps, counting the load, are in `uses`. Returns its length, this share, and
 * the length of the beginning that has all uses.
 */
function bestBeginning(uses: readonly number[]) {
  const shares = uses.map((step, index) => (index + 1) / (step + stepsOfLoad));
  const share = Math.max(...shares);
  return { length: (uses[shares.indexOf(share)] ?? 0) + 1, share, last: (uses.at(-1) ?? 0) + 1 };
}

/** The first `length` steps of a path, and two more, because a fault may show late. */
function beginning(way: Way, length: number): Way {
  return { ...way, path: { ...way.path, steps: way.path.steps.slice(0, length + 2) } };
}

if (MUTANTS === undefined) {
  for (const way of ways) {
    const tag = (way.model.tags ?? []).map((name) => `@${name}`);
    const under = way.condition ? `${way.condition.name} › ` : '';
    test(`${under}${way.model.name} ${titleOf(way.path)}`, { tag }, async ({ site }, info) => {
      info.setTimeout(2 * longest(way));
      writeFileSync(way.file, JSON.stringify(await walkWith('', way, site, info)));
    });
  }
} else {
  const mutants = JSON.parse(readFileSync(path.join(SITE, 'mutants.json'), 'utf8')) as Mutant[];
  const asked = new Set(MUTANTS.split(','));
  const covered = readCovered();
  for (const mutant of mutants.filter(({ id }) => asked.has(id))) {
    const { id, file, line, from, to } = mutant;
    test(`${file}:${line} ${from} → ${to} (${id})`, async ({ site }, info) => {
      info.setTimeout(0);
      const fails = (way: Way, switchedOn: string) =>
        walkWith(switchedOn, way, site, info).then(
          () => false,
          () => true,
        );
      let isFound = false;
      let steps = 0;
      for (const way of waysThrough(mutant, covered)) {
        if (isFound || steps > mostSteps) break;
        steps += way.path.steps.length;
        // A path that fails without the mutant too, or with it only once, as a slow machine can make it, has not found it.
        isFound = (await fails(way, id)) && !(await fails(way, '')) && (await fails(way, id));
      }
      expect(isFound, `Survived ${steps} steps`).toBe(true);
    });
  }
}
