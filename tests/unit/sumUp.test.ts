import { expect, it } from 'vitest';
import { secondTry } from '../secondTry';
import { readOutput, sumUp } from '../sumUp';

const stage = (name: string, output: string, hasPassed = true) => ({
  name,
  output,
  hasPassed,
  seconds: 90,
  budget: 60,
});
const units = stage(
  'test:unit',
  '\u001b[2m      Tests \u001b[22m \u001b[32m12 passed\u001b[39m (12)\n',
);

it('the summary has Vitest’s and Playwright’s counts, with the time and the budget of each stage', () => {
  const both = [units, stage('test:paths', 'Running 9 tests\n  8 passed (2.2m)\n')];
  const { lines, isGood } = sumUp(both, 1, false);
  expect(isGood).toBe(true);
  expect(lines.join('\n')).toMatch(/test:unit +12 +90 +60 +passed, over its budget/);
  expect(lines.join('\n')).toMatch(/test:paths +8 +90 +60 +passed, over its budget/);
  expect(lines.at(-1)).toBe('20 passed, 0 failed');
});

it('a strict run fails when it takes longer than budgeted, and a slower machine is allowed more time', () => {
  const both = [units, stage('test:paths', '  8 passed (2.2m)\n')];
  expect(sumUp(both, 1, true).isGood).toBe(false);
  const { lines, isGood } = sumUp(both, 1.6, true);
  expect(isGood).toBe(true);
  expect(lines.join('\n')).toMatch(/test:unit +12 +90 +96 +passed$/m);
});

it('the summary names the tests that failed, and counts a flaky one as failed', () => {
  const output =
    ' FAIL  tests/unit/a.test.ts > a\n      Tests  1 failed | 3 passed (4)\n' +
    '  1 failed\n    [ar-mobile] › tests/b.spec.ts:1:1 › b ───\n' +
    '  1 flaky\n    [ar-mobile] › tests/c.spec.ts:1:1 › c ───\n' +
    '  2 did not run\n    [ar-mobile] › tests/d.spec.ts:1:1 › d ───\n  4 passed (1.0s)\n';
  const { lines, isGood } = sumUp([stage('test', output, false)], 1, false);
  expect(isGood).toBe(false);
  expect(lines.join('\n')).toMatch(/test +10 +90 +60 +FAILED/);
  expect(lines.slice(-4)).toEqual([
    'FAIL  tests/unit/a.test.ts > a',
    '[ar-mobile] › tests/b.spec.ts:1:1 › b ───',
    '[ar-mobile] › tests/c.spec.ts:1:1 › c ───',
    '7 passed, 3 failed',
  ]);
});

it('the summary counts a test that passes at the second try as passed, and names it', () => {
  const output = '  1 failed\n    [ar-mobile] › tests/b.spec.ts:1:1 › b ───\n  7 passed (1.0s)\n';
  const specs = { ...stage('specs', output), passedLater: readOutput(output).names };
  const { lines, isGood } = sumUp([units, specs], 1, false);
  expect(isGood).toBe(true);
  expect(lines.join('\n')).toMatch(/specs +8 +90 +60 +passed, at the second try, over its budget/);
  expect(lines.slice(-3)).toEqual([
    'Passed only at the second try, which is a fault of the page or of the test:',
    '[ar-mobile] › tests/b.spec.ts:1:1 › b ───',
    '20 passed, 0 failed',
  ]);
});

it('an output in which the reporter of paths missed a path is told from one in which tests failed', () => {
  const failed = '  1 failed\n    [ar-mobile] › tests/b.spec.ts:1:1 › b ───\n  7 passed (1.0s)\n';
  expect(readOutput(failed).isWhole).toBe(true);
  expect(readOutput(`${failed}\u001B[31mError: Not all of it ran:\n  x`).isWhole).toBe(false);
  for (const outside of [
    '  1 error was not a part of any test, see above for details\n',
    'Vitest caught 1 unhandled error during the test run.\n',
  ])
    expect(readOutput(failed + outside).isWhole).toBe(false);
});

it.each<[string, string[], string[], string | undefined]>([
  [
    'the failed specs',
    ['playwright', 'test', '--shard=1/9'],
    ['[ar] › b'],
    'playwright test --last-failed',
  ],
  [
    'the files of failed unit tests',
    ['vitest', 'run', '--exclude', 'x'],
    ['FAIL  tests/unit/a.test.ts > a', 'FAIL  tests/unit/a.test.ts > b'],
    'vitest run tests/unit/a.test.ts',
  ],
  ['nothing where no test is named', ['vitest', 'run'], [], undefined],
  ['nothing but tests', ['npm', 'run', 'lint'], ['FAIL  tests/unit/a.test.ts'], undefined],
])('tries %s again', (_, command, names, again) => {
  expect(secondTry(command, names)?.join(' ')).toBe(again);
});

it('a run fails if Vitest or Playwright ran no test', () => {
  expect(sumUp([units], 1, false).isGood).toBe(false);
  expect(sumUp([], 1, false).isGood).toBe(false);
});
