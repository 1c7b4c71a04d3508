import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { leastScore, scoreMachines, shareKilled } from '../../harness/index';
import { models } from '../models';
import { equivalents, foundByUnitTests } from './equivalents';
import { mutantsThatCompile } from './mutantsThatCompile';
import { readMutantOptions } from './readMutantOptions';

const scores = scoreMachines(models, equivalents, foundByUnitTests);

describe('mutants of the machines', () => {
  it('generated paths find the faults put into the machines', { timeout: 120_000 }, () => {
    expect(scores.flatMap(({ survived }) => survived)).toEqual([]);
    expect(shareKilled(scores)).toBeGreaterThanOrEqual(leastScore);
  });

  it('the generated paths find no mutant that is listed as equivalent or as found by unit tests', () => {
    expect(scores.flatMap(({ disproved }) => disproved)).toEqual([]);
  });

  it('a mutant that only unit tests find does not count as found by the paths', () => {
    const listed = scores.flatMap((score) => score.foundByUnitTests);
    expect(listed.length).toBeGreaterThan(0);
    const all = scores.reduce((sum, { mutants, equivalent }) => sum + mutants - equivalent, 0);
    expect(shareKilled(scores)).toBeCloseTo(1 - listed.length / all);
    const file = new URL('../../unit/machinesOfTheFrame.test.ts', import.meta.url);
    const titles = readFileSync(file, 'utf8');
    for (const { test } of listed) expect(titles).toContain(`'${test}'`);
  });
});

it('mutantsThatCompile leaves out changes with an error of syntax or of types', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mutants-that-compile-'));
  const code = 'export function less(a: number): number {\n  return a - 10;\n}\n';
  const location = { start: { line: 1, column: 9 }, end: { line: 1, column: 15 } };
  const changes = ['a + 10', 'a + ', 'undefined'].map((replacement, index) => {
    return { id: `${index}`, fileName: 'less.ts', location, replacement };
  });
  try {
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    writeFileSync(path.join(folder, 'less.ts'), code);
    const compilerOptions = { noEmit: true, strict: true };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    expect(mutantsThatCompile(changes, folder)).toEqual(changes.slice(0, 1));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('readMutantOptions', () => {
  it('the first seed chooses the projects, and unknown options are refused', () => {
    const options = readMutantOptions(['--seed', '6', '--seed', '9', '--only', 'menu']);
    expect(options).toEqual({
      draw: 200,
      only: 'menu',
      runs: [
        { seed: 6, projects: ['en-desktop', 'ar-mobile'] },
        { seed: 9, projects: ['en-mobile', 'ar-desktop'] },
      ],
    });
    const { runs } = readMutantOptions(['--project', 'ar-mobile']);
    expect(runs).toEqual([{ seed: expect.any(Number), projects: ['ar-mobile'] }]);
    expect(readMutantOptions(['--without-browser']).draw).toBe(0);
    expect(() => readMutantOptions(['--project', 'typo'])).toThrow(
      'No project is named "typo"; there are ar-desktop, ',
    );
  });
});
