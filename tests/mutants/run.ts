import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { models } from '../paths/models';
import { playwright, repository } from '../paths/playwright';
import { table } from '../paths/table';
import { MutatedSite } from './MutatedSite';
import { sample } from './sample';
import type { Fault } from './sample';
import { leastScore, scoreMachines, shareKilled } from './score';
import type { BrowserKill, MutationReport } from './score';

/** Walks the generated paths of the faulty machine on the faulty site; the step that fails finds the fault out. */
function walkOn(port: number, { machine, project }: Fault): string | undefined {
  const names = models.filter((model) => model.machine.id === machine).map(({ name }) => name);
  const specs = ['tour.spec', 'sneak.spec', '--project', project, '--grep', names.join('|')];
  const { stdout } = playwright([...specs, '-x', '--reporter=line', '--retries=0'], {
    env: { CI: '', PORT: String(port), DIAGNOSE: 'no', FORCE_COLOR: '0' },
    stdio: 'pipe',
  });
  if (/^\s+\d+ passed/m.test(stdout) && !/^\s+\d+ failed/m.test(stdout)) return undefined;
  const place = /Error: (.+, step \d+ of \d+: .+)\n\s*Repeat it/.exec(stdout)?.[1];
  if (!place) throw new Error(`No step failed, and yet the paths did not pass:\n${stdout}`);
  return place;
}

/** `--only <text>` narrows the sample to the faults whose file or machine holds the text. */
const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, 'without-browser': { type: 'boolean' } },
});
const chosen = sample.filter(({ file, machine }) => `${file} ${machine}`.includes(values.only));

async function killInBrowser(): Promise<BrowserKill[]> {
  const site = new MutatedSite();
  const kills: BrowserKill[] = [];
  try {
    for (const [index, fault] of chosen.entries()) {
      const at = walkOn(await site.serve(fault), fault);
      await site.stop(fault);
      kills.push({ ...fault, ...(at && { at }) });
      const verdict = at ? `found out at ${at}` : 'SURVIVED';
      console.log(`${index + 1}/${chosen.length} ${fault.file}: ${oneLine(fault)}\n   ${verdict}`);
    }
  } finally {
    site.remove();
  }
  return kills;
}

const oneLine = ({ from, to }: Fault) => `${from} → ${to || '(nothing)'}`.replaceAll(/\s+/g, ' ');

const machines = scoreMachines();
console.log(
  table(
    ['machine', 'mutants', 'tour', 'pairs', 'sneak', 'equivalent', 'survived'],
    machines.map(({ machine, mutants, killed, equivalent, survived }) => [
      machine,
      mutants,
      killed.tour,
      killed.pairs,
      killed.sneak,
      equivalent.length,
      survived.length,
    ]),
  ),
);
const share = shareKilled(machines);
for (const { machine, survived, disproved } of machines) {
  for (const name of survived) console.log(`Survived: ${machine}: ${name}`);
  for (const name of disproved) console.log(`Not equivalent: ${machine}: ${name}`);
}
console.log(`Found out without a browser: ${(100 * share).toFixed(1)} % of those not equivalent\n`);

const browser = values['without-browser'] ? [] : await killInBrowser();
const found = browser.filter(({ at }) => at !== undefined).length;
console.log(`\nFound out in the browser: ${found} of ${browser.length}`);

const report = path.join(repository, 'tests/report');
mkdirSync(report, { recursive: true });
const result: MutationReport = { share, machines, browser };
writeFileSync(path.join(report, 'mutants.json'), JSON.stringify(result));
const isDisproved = machines.some(({ disproved }) => disproved.length > 0);
if (share < leastScore || isDisproved || found < browser.length) process.exitCode = 1;
