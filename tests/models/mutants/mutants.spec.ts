import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { impatiently, type Path, type PathModel, titleOf, walk } from '../../harness';
import type { Mutant } from './buildMutants';
import { models } from '../models';
import type { SiteDriver } from '../SiteDriver';
import { expect, test } from '../../test';

// `npm run test:mutants` runs this twice on a site that holds mutants: first with none of them switched on, so that each path writes
// down which of them it runs through; then with `MUTANTS`, the file of those to look for, a test for each.
const { MUTANTS, SITE = '' } = process.env;

/** How long an expectation waits for what a fault may keep from coming, in milliseconds. */
const patience = 2000;

/** A path of a model, and the name of the file with the mutants that it runs through. */
interface Way {
  readonly model: PathModel;
  readonly path: Path;
  readonly file: string;
}

const ways: readonly Way[] = models
  .flatMap((model) =>
    (['tour', 'sneak'] as const).flatMap((by) =>
      model.pathsBy(by).map((each) => ({ model, path: each })),
    ),
  )
  .toSorted((one, other) => one.path.steps.length - other.path.steps.length)
  .map((way, index) => ({ ...way, file: path.join(SITE, `covered-${index}.json`) }));

const longest = ({ path: { steps } }: Way) => 60_000 + steps.length * 3000;

/** How many steps are walked to find a mutant, but for the last way's. */
const mostSteps = 400;

/** How often a page has run through each mutant, by its id. */
type Covered = Readonly<Record<string, number>>;

/** How often a page has run through each mutant since it was loaded. It runs in the page. */
const coveredIn = ({
  __stryker__: mutants,
}: Window & { __stryker__?: { mutantCoverage?: { static: Covered } } }) =>
  mutants?.mutantCoverage?.static ?? {};

/** Walks a way on a fresh page with a mutant switched on; returns what the page has run through. Throws at the step that fails. */
async function walkWith(mutant: string, way: Way, site: SiteDriver, info: TestInfo) {
  const driver = await site.anew(info);
  const { page } = driver;
  // A page that hangs fails too.
  const timer = setTimeout(() => void page.context().close(), longest(way));
  let covered: Covered = {};
  try {
    await page.addInitScript(`globalThis.__stryker__ = { activeMutant: '${mutant}' }`);
    await impatiently(patience, () =>
      walk(way.model, way.path, {
        driver,
        step: async (_, body) => {
          await body();
          covered = { ...covered, ...(await driver.inWindow(coveredIn)) };
        },
      }),
    );
  } finally {
    clearTimeout(timer);
    await page.context().close();
  }
  return covered;
}

const readCovered = ({ file }: Way) =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Covered) : {};

/** The ways that run through a mutant, those that do it the most often at each step first. */
const waysThrough = (id: string) =>
  ways
    .map((way) => ({ ...way, times: (readCovered(way)[id] ?? 0) / way.path.steps.length }))
    .filter(({ times }) => times > 0)
    .toSorted((one, other) => other.times - one.times);

if (MUTANTS === undefined) {
  for (const way of ways) {
    const tag = (way.model.tags ?? []).map((name) => `@${name}`);
    test(`${way.model.name} ${titleOf(way.path)}`, { tag }, async ({ site }, info) => {
      info.setTimeout(2 * longest(way));
      writeFileSync(way.file, JSON.stringify(await walkWith('', way, site, info)));
    });
  }
} else {
  for (const { id, file, line, from, to } of JSON.parse(readFileSync(MUTANTS, 'utf8')) as Mutant[])
    test(`${file}:${line} ${from} → ${to} (${id})`, async ({ site }, info) => {
      info.setTimeout(0);
      let fault: unknown;
      let steps = 0;
      for (const way of waysThrough(id)) {
        if (fault !== undefined || steps > mostSteps) break;
        steps += way.path.steps.length;
        fault = await walkWith(id, way, site, info).then(
          () => undefined,
          (error: unknown) => error,
        );
      }
      expect(fault, `Survived ${steps} steps that run through it`).toBeDefined();
    });
}
