import { stripVTControlCharacters } from 'node:util';
import { table } from './harness/index';

/** The output of a stage that has ended, the seconds that it took, and its budget: the seconds that it may take on two idle cores. */
export interface Ran {
  readonly name: string;
  readonly output: string;
  readonly hasPassed: boolean;
  readonly seconds: number;
  readonly budget: number;
  /** The tests of the stage that failed at first, and passed when they were run again. */
  readonly passedLater?: readonly string[];
}

/** The counts of tests in a line of Vitest (`1 failed | 20 passed (21)`) or Playwright (`20 passed (2.2m)`); undefined for other lines. */
function countsIn(line: string) {
  const isVitest = /^ +Tests  /.test(line);
  if (!isVitest && !/^ +\d+ [a-z ]+( \(.*\))?$/.test(line)) return undefined;
  const of = (...names: readonly string[]) =>
    names.reduce(
      (sum, name) => sum + Number(new RegExp(`(\\d+) ${name}\\b`).exec(line)?.[1] ?? 0),
      0,
    );
  return { isVitest, passed: of('passed'), failed: of('failed', 'flaky', 'interrupted') };
}

/**
 * How many tests of a stage passed and failed, for each test runner, and the names of the failed tests; and whether nothing else is wrong
 * (`isWhole`): every path ran, and no error came outside the tests.
 */
export function readOutput(output: string) {
  const passed = { vitest: 0, playwright: 0 };
  const names: string[] = [];
  const plain = stripVTControlCharacters(output);
  const isWhole =
    !/^Error: (No path took|Not all of it ran):|not a part of any test|Vitest caught \d+ unhandled/m.test(
      plain,
    );
  let failed = 0;
  // Playwright prints the number of failed tests, and below it their names.
  let isListing = false;
  for (const line of plain.split('\n')) {
    const counts = countsIn(line);
    if (counts) {
      passed[counts.isVitest ? 'vitest' : 'playwright'] += counts.passed;
      failed += counts.failed;
      isListing = !counts.isVitest && counts.failed > 0;
    } else if (/^ +FAIL +/.test(line) || (isListing && /^ +\[/.test(line))) names.push(line.trim());
  }
  return { passed, failed, names, isWhole };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Sums up a run in lines to print: the tests, seconds and budget of each stage, the names of the failed tests, and how many passed. `pace`
 * says how many times slower this machine is than two idle cores (machinePace.ts). If `isStrict`, a run that takes longer than budgeted
 * fails.
 */
export function sumUp(
  ran: readonly Ran[],
  pace: number,
  isStrict: boolean,
): { lines: string[]; isGood: boolean } {
  const read = ran.map((stage) => ({ ...stage, ...readOutput(stage.output) }));
  const vitest = sum(read.map(({ passed }) => passed.vitest));
  const playwright = sum(read.map(({ passed }) => passed.playwright));
  const later = ran.flatMap(({ passedLater = [] }) => passedLater);
  const rows = read.map(({ name, passed, failed, seconds, budget, hasPassed, passedLater }) => [
    name,
    String(passed.vitest + passed.playwright + failed),
    seconds.toFixed(0),
    (budget * pace).toFixed(0),
    [
      hasPassed ? 'passed' : 'FAILED',
      ...(hasPassed && passedLater ? ['at the second try'] : []),
      ...(hasPassed && seconds > budget * pace ? ['over its budget'] : []),
    ].join(', '),
  ]);
  const names = read.flatMap((stage) => (stage.hasPassed ? [] : stage.names));
  const failed = sum(read.map((stage) => stage.failed)) - later.length;
  const seconds = sum(ran.map((stage) => stage.seconds));
  const budget = sum(ran.map((stage) => stage.budget)) * pace;
  const isLate = seconds > budget;
  return {
    lines: [
      '',
      table(['stage', 'tests', 'seconds', 'budget', ''], rows),
      `${seconds.toFixed(0)} s of ${budget.toFixed(0)}: budgets are for two quiet cores, times ${pace.toFixed(2)}, the pace of this machine`,
      ...(isLate
        ? ['More time than budgeted: take a test out, or to a later tier (tests/stages.ts)']
        : []),
      ...(later.length > 0
        ? ['Passed only at the second try, which is a fault of the page or of the test:', ...later]
        : []),
      ...names,
      `${vitest + playwright + later.length} passed, ${failed} failed`,
    ],
    isGood:
      ran.every(({ hasPassed }) => hasPassed) &&
      vitest > 0 &&
      playwright > 0 &&
      !(isStrict && isLate),
  };
}
