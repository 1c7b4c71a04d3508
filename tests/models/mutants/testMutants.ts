import {
  type BrowserKill,
  type Fault,
  leastScore,
  mustPass,
  playwright,
  scoreMachines,
  shareKilled,
  table,
  type Walked,
} from '../../harness';
import { siteProject } from '../../paths/siteProject';
import { models } from '../models';
import { equivalents, foundByUnitTests } from './equivalents';
import { MutatedSite } from './MutatedSite';
import { type Options, readMutantOptions } from './readMutantOptions';

/** The paths that look for a fault first. */
const first = ['tour.spec', 'sneak.spec'];
/** The paths that look for what those let live: five times as many steps. */
const second = ['pairs.spec'];

/**
 * Walks generated paths of a machine on a site, which Playwright builds first unless it `isBuilt`, and returns the step that fails;
 * undefined where none does. What fails by chance passes the second time.
 */
function walkOn(
  { folder }: MutatedSite,
  specs: readonly string[],
  { machine, project }: Walked,
  isBuilt: boolean,
): string | undefined {
  const names = models.filter((model) => model.machine.id === machine).map(({ name }) => name);
  const only = ['--project', project, '--grep', names.join('|')];
  const { stdout } = playwright(
    [...specs, ...only, '-x', '--reporter=line', '--retries=1'],
    siteProject,
    {
      env: { SITE: folder, BUILT: isBuilt ? 'yes' : '', DIAGNOSE: 'no', FORCE_COLOR: '0' },
      stdio: 'pipe',
    },
  );
  if (/^\s+\d+ (?:passed|flaky)/m.test(stdout) && !/^\s+\d+ failed/m.test(stdout)) return undefined;
  const place = /Error: (.+, step \d+ of \d+: .+)\n\s*Repeat it/.exec(stdout)?.[1];
  if (!place) throw new Error(`No step failed, and yet the paths did not pass:\n${stdout}`);
  return place;
}

function killInBrowser(faults: readonly Fault[]): BrowserKill[] {
  const site = new MutatedSite();
  const kills: BrowserKill[] = [];
  const mustPassWithout = (some: readonly Fault[], specs: readonly string[]) => {
    let isBuilt = false;
    mustPass(some, (paths) => {
      const step = walkOn(site, specs, paths, isBuilt);
      isBuilt = true;
      return step;
    });
  };
  try {
    mustPassWithout(faults, first);
    console.log('Without a fault, all of the paths pass');
    for (const [index, fault] of faults.entries()) {
      const [step, by] = site.having(fault, () => {
        const early = walkOn(site, first, fault, false);
        return early ? [early, first] : [walkOn(site, second, fault, true), second];
      });
      if (step && by === second) mustPassWithout([fault], second);
      kills.push({ ...fault, ...(step && { step }) });
      const verdict = step ? `found out at ${step}` : 'SURVIVED';
      console.log(`${index + 1}/${faults.length} ${fault.file}: ${oneLine(fault)}\n   ${verdict}`);
    }
  } finally {
    site.remove();
  }
  return kills;
}

const oneLine = ({ from, to }: Fault) => `${from} → ${to || '(nothing)'}`.replaceAll(/\s+/g, ' ');

function run({ faults, seed }: Options): void {
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
        equivalent.length,
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
  console.log(
    `Found out without a browser: ${(100 * share).toFixed(1)} % of those not equivalent\n`,
  );

  if (seed !== undefined)
    console.log(`Drawn: ${faults.length} faults; again by --draw ${faults.length} --seed ${seed}`);
  const browser = faults.length > 0 ? killInBrowser(faults) : [];
  const found = browser.filter(({ step }) => step !== undefined).length;
  console.log(`\nFound out in the browser: ${found} of ${browser.length}`);

  const isDisproved = machines.some(({ disproved }) => disproved.length > 0);
  if (share < leastScore || isDisproved || found < browser.length) process.exitCode = 1;
}

try {
  run(readMutantOptions(process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
