import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leastScore, scoreMachines, shareKilled } from '../../harness';
import { models } from '../models';
import { equivalents, foundByUnitTests } from './equivalents';
import { readMutantOptions } from './readMutantOptions';
import { sample } from './sample';

const scores = scoreMachines(models, equivalents, foundByUnitTests);

describe('the generated paths', () => {
  it('find the faults out that are put into the machines', { timeout: 120_000 }, () => {
    expect(scores.flatMap(({ survived }) => survived)).toEqual([]);
    expect(shareKilled(scores)).toBeGreaterThanOrEqual(leastScore);
  });

  it('leave alive only what is listed as equivalent, or as found by unit tests', () => {
    expect(scores.flatMap(({ disproved }) => disproved)).toEqual([]);
  });

  it('are not credited with what unit tests find', () => {
    const listed = scores.flatMap((score) => score.foundByUnitTests);
    expect(listed.length).toBeGreaterThan(0);
    const all = scores.reduce(
      (sum, { mutants, equivalent }) => sum + mutants - equivalent.length,
      0,
    );
    expect(shareKilled(scores)).toBeCloseTo(1 - listed.length / all);
    const titles = readFileSync(
      new URL('../../unit/machinesOfTheFrame.test.ts', import.meta.url),
      'utf8',
    );
    for (const { test } of listed) expect(titles).toContain(`'${test}'`);
  });
});

describe('the sample for the browser', () => {
  it('has each fault in one place of its file', () => {
    for (const { file, from, to } of sample) {
      const parts = readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8').split(from);
      expect([file, from, parts.length]).toEqual([file, from, 2]);
      expect(to).not.toBe(from);
    }
  });

  it('has at least two faults in each machine', () => {
    for (const { machine } of scores) {
      const own = sample.filter(
        (fault) => fault.machine === machine && fault.file.startsWith('machines/'),
      );
      expect([machine, own.length >= 2]).toEqual([machine, true]);
    }
  });
});

const draw = (...seed: string[]) => readMutantOptions(['--draw', '20', ...seed]);

describe('readMutantOptions', () => {
  it('asks for all of the sample, or for what is named', () => {
    expect(readMutantOptions([])).toEqual({ faults: sample });
    const { faults } = readMutantOptions(['--only', 'menu']);
    expect(new Set(faults.map(({ machine }) => machine))).toEqual(new Set(['menu']));
    expect(() => readMutantOptions(['--only', 'typo'])).toThrow(
      /^No file or machine holds "typo"; there are site, machines\/siteMachine\.ts, /,
    );
  });

  it('draws as many as asked for, the same ones for a seed, others for another', () => {
    const { faults, seed } = draw('--seed', '7');
    expect([new Set(faults).size, seed]).toEqual([20, 7]);
    expect(draw('--seed', '7').faults).toEqual(faults);
    expect(draw('--seed', '8').faults).not.toEqual(faults);
    expect(draw().seed).toBeGreaterThan(0);
  });
});
