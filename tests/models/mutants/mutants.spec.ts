import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { impatiently, type Path, type PathModel, titleOf, walk } from '../../harness';
import type { Mutant } from './buildMutants';
import { models } from '../models';
import type { SiteDriver } from '../SiteDriver';
import { expect, test } from '../../test';

// `npm run test:mutants` runs this spec twice on a site that contains mutants. The first run switches on none of them: each path records
// the mutants that it runs through. The second run has a test for each mutant whose id is in `MUTANTS`.
const { MUTANTS, SITE = '' } = process.env;

/** How long an expectation waits, in milliseconds, for something that a fault may prevent. */
const patience = 2000;

/** A path of a model, and the name of the file that records the mutants it runs through. */
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

/** The number of steps after which no further path is walked to find a mutant. */
const mostSteps = 400;

/** How often a page has run through each mutant, by its id: as it loaded, and as it was used. */
interface Covered {
  readonly loading: Readonly<Record<string, number>>;
  readonly used: Readonly<Record<string, number>>;
}
const nothing: Covered = { loading: {}, used: {} };

/** Returns the mutants that a page has run through since it was loaded. All that run from now on count as use. It runs in the page. */
function coveredIn({ __stryker__: mutants }: Window & { __stryker__?: Instrumented }): Covered {
  if (!mutants) return { loading: {}, used: {} };
  mutants.currentTestId = 'used';
  const { static: loading = {}, perTest } = mutants.mutantCoverage ?? {};
  return { loading, used: perTest?.['used'] ?? {} };
}
interface Instrumented {
  currentTestId?: string;
  readonly mutantCoverage?: {
    readonly static: Covered['loading'];
    readonly perTest: Readonly<Record<string, Covered['used']>>;
  };
}

/**
 * Walks a path on a new page with a mutant switched on. Returns the mutants that the page has run through. Throws at the step that fails.
 */
async function walkWith(mutant: string, way: Way, site: SiteDriver, info: TestInfo) {
  const driver = await site.anew(info);
  const { page } = driver;
  // Closes a page that hangs, so that its walk fails too.
  const timer = setTimeout(() => void page.context().close(), longest(way));
  let covered = nothing;
  try {
    await page.addInitScript(`globalThis.__stryker__ = { activeMutant: '${mutant}' }`);
    await impatiently(patience, () =>
      walk(way.model, way.path, {
        driver,
        step: async (_, body) => {
          await body();
          const { loading, used } = await driver.inWindow(coveredIn);
          covered = {
            loading: { ...covered.loading, ...loading },
            used: { ...covered.used, ...used },
          };
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
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Covered) : nothing;

/**
 * The paths that run through a mutant; first those that run through it the most often per step. Some mutants run only while a page loads.
 * For them the paths come first that run through other mutants of the same file the most often.
 */
function waysThrough({ id, file }: Mutant, mutants: readonly Mutant[]): readonly Way[] {
  const ofFile = mutants.filter((each) => each.file === file).map((each) => each.id);
  return ways
    .map((way) => {
      const { loading, used } = readCovered(way);
      const usesOf = (ids: readonly string[]) =>
        ids.reduce((sum, each) => sum + (used[each] ?? 0), 0) / way.path.steps.length;
      return { way, isLoaded: id in loading, uses: usesOf([id]), usesOfFile: usesOf(ofFile) };
    })
    .filter(({ isLoaded, uses }) => isLoaded || uses > 0)
    .toSorted((one, other) => other.uses - one.uses || other.usesOfFile - one.usesOfFile)
    .map(({ way }) => way);
}

if (MUTANTS === undefined) {
  for (const way of ways) {
    const tag = (way.model.tags ?? []).map((name) => `@${name}`);
    test(`${way.model.name} ${titleOf(way.path)}`, { tag }, async ({ site }, info) => {
      info.setTimeout(2 * longest(way));
      writeFileSync(way.file, JSON.stringify(await walkWith('', way, site, info)));
    });
  }
} else {
  const mutants = JSON.parse(readFileSync(path.join(SITE, 'mutants.json'), 'utf8')) as Mutant[];
  const asked = new Set(MUTANTS.split(','));
  for (const mutant of mutants.filter(({ id }) => asked.has(id))) {
    const { id, file, line, from, to } = mutant;
    test(`${file}:${line} ${from} → ${to} (${id})`, async ({ site }, info) => {
      info.setTimeout(0);
      let fault: unknown;
      let steps = 0;
      for (const way of waysThrough(mutant, mutants)) {
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
}
