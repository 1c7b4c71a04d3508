import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  leastScore,
  playwright,
  randomOf,
  scoreMachines,
  shareKilled,
  table,
} from '../../harness/index';
import { siteProject } from '../../paths/siteProject';
import { models } from '../models';
import { buildMutants, type Mutant } from './buildMutants';
import { equivalents, foundByUnitTests } from './equivalents';
import { isDrawn } from './notDrawn';
import { type MutantOptions, readMutantOptions } from './readMutantOptions';

/** Walks paths through mutants of every machine, without a browser; returns whether the paths find enough of them. */
function findWithoutBrowser(): boolean {
  const machines = scoreMachines(models, equivalents, foundByUnitTests);
  console.log(
    table(
      ['machine', 'mutants', 'tour', 'pairs', 'sneak', 'equivalent', 'by unit tests', 'survived'],
      machines.map(({ machine, mutants, killed, equivalent, survived, ...by }) => [
        machine,
        mutants,
        killed.tour,
        killed.pairs,
        killed.sneak,
        equivalent,
        by.foundByUnitTests.length,
        survived.length,
      ]),
    ),
  );
  const share = shareKilled(machines);
  for (const { machine, survived, disproved } of machines) {
    for (const name of survived) console.log(`Survived: ${machine}: ${name}`);
    for (const name of disproved) console.log(`Listed as out of reach: ${machine}: ${name}`);
  }
  console.log(`Found out without a browser: ${percent(share)} of those not equivalent\n`);
  return share >= leastScore && machines.every(({ disproved }) => disproved.length === 0);
}

/**
 * Walks paths through mutants of the page, which are all in one build and are switched on one at a time; returns whether the paths find
 * enough of them. Each seed draws among the mutants that paths of its projects run through, and each project tries those that the projects
 * before it have not found. Mutants that no path runs through are counted by file.
 */
async function findInBrowser({ draw, only, runs }: MutantOptions): Promise<boolean> {
  const { folder, mutants } = await buildMutants();
  writeFileSync(path.join(folder, 'mutants.json'), JSON.stringify(mutants));
  const report = path.join(folder, 'report.json');
  const walk = (project: string, env: Readonly<Record<string, string>>) =>
    playwright(['mutants.spec', '--project', project, '--reporter=list,json'], siteProject, {
      env: {
        ...env,
        SITE: folder,
        COVERED: coveredBy(folder, project),
        BUILT: 'yes',
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    });
  try {
    for (const project of new Set(runs.flatMap(({ projects }) => projects))) {
      console.log(`\nThe paths of ${project} without a fault`);
      if (walk(project, {}).status !== 0)
        console.log('A path that failed without a fault looks for none.');
    }
    const scores = runs.map(({ seed, projects }) => {
      const reached = reachedIn(folder, projects);
      const meant = mutants.filter((mutant) => mutant.file.includes(only) && isDrawn(mutant));
      const chosen = drawn(
        meant.filter(({ id }) => reached.has(id)),
        draw,
        seed,
      );
      const inProjects = projects.join(' and ');
      console.log(`\n--seed ${seed}: ${chosen.length} of ${mutants.length}, in ${inProjects}`);
      console.log(`No path runs through: ${byFile(meant.filter(({ id }) => !reached.has(id)))}`);
      let left = chosen;
      for (const project of projects) {
        if (left.length === 0) break;
        walk(project, { MUTANTS: left.map(({ id }) => id).join(',') });
        const passed = passedIn(JSON.parse(readFileSync(report, 'utf8')) as Suite);
        left = left.filter(({ id }) => !passed.some((title) => title.endsWith(`(${id})`)));
      }
      for (const { file, line, from, to } of left)
        console.log(`Survived: ${file}:${line} ${from} → ${to}`);
      const found = chosen.length - left.length;
      const [least, most] = interval(found, chosen.length);
      console.log(
        `Found out in ${inProjects} by --seed ${seed}: ${found} of ${chosen.length}, ` +
          `so of all ${percent(least)} to ${percent(most)} (95 % interval)`,
      );
      return most;
    });
    return Math.min(...scores) >= leastScore;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The beginning of the names of the files in which the paths of a project record the mutants that they run through. */
const coveredBy = (folder: string, project: string) => path.join(folder, `covered-${project}-`);

/** The ids of the mutants that the paths of these projects run through when no mutant is switched on. */
function reachedIn(folder: string, projects: readonly string[]): ReadonlySet<string> {
  const files = projects.map((project) =>
    readdirSync(folder)
      .map((name) => path.join(folder, name))
      .filter((name) => name.startsWith(coveredBy(folder, project))),
  );
  if (files.some(({ length }) => length === 0))
    throw new Error('No path was walked to its end without a fault.');
  return new Set(files.flat().flatMap((name) => idsIn(name)));
}

/** The ids of mutants in a file that a path has recorded. */
const idsIn = (name: string): readonly string[] =>
  (JSON.parse(readFileSync(name, 'utf8')) as string[][]).flat();

/** A part of the JSON report of Playwright, or the whole report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
}

/** The titles of the passed tests. */
const passedIn = ({ suites = [], specs = [] }: Suite): readonly string[] => [
  ...specs.filter(({ ok }) => ok).map(({ title }) => title),
  ...suites.flatMap(passedIn),
];

const byFile = (mutants: readonly Mutant[]) =>
  [...new Set(mutants.map(({ file }) => file))]
    .map((file) => `${file} ${mutants.filter((each) => each.file === file).length}`)
    .join(', ') || 'none';

/** Draws some mutants of a list at random, the same ones for the same seed; keeps the order of the list. */
function drawn(mutants: readonly Mutant[], count: number, seed: number): Mutant[] {
  const random = randomOf(seed);
  const left = [...mutants];
  while (left.length > count) left.splice(random(left.length), 1);
  return left;
}

/** The 95 % confidence interval of a share, from 0 to 1, when `found` of `all` have been found (Wilson, 1927). */
function interval(found: number, all: number): readonly [number, number] {
  const z = 1.96;
  const middle = found + z ** 2 / 2;
  const half = z * Math.sqrt((found * (all - found)) / all + z ** 2 / 4);
  return [(middle - half) / (all + z ** 2), (middle + half) / (all + z ** 2)];
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

try {
  const options = readMutantOptions(process.argv.slice(2));
  const holds = findWithoutBrowser();
  const holdsInBrowser = options.draw === 0 || (await findInBrowser(options));
  if (!holds || !holdsInBrowser) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
