import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { leastScore, scoreMachines, shareKilled } from '../../harness';
import { models } from '../models';
import { equivalents, foundByUnitTests } from './equivalents';
import { readMutantOptions } from './readMutantOptions';

const scores = scoreMachines(models, equivalents, foundByUnitTests);

describe('the generated paths', () => {
  it('find the faults that are put into the machines', { timeout: 120_000 }, () => {
    expect(scores.flatMap(({ survived }) => survived)).toEqual([]);
    expect(shareKilled(scores)).toBeGreaterThanOrEqual(leastScore);
  });

  it('find no mutant that is listed as equivalent or as found by unit tests', () => {
    expect(scores.flatMap(({ disproved }) => disproved)).toEqual([]);
  });

  it('are not credited with the mutants that only unit tests find', () => {
    const listed = scores.flatMap((score) => score.foundByUnitTests);
    expect(listed.length).toBeGreaterThan(0);
    const all = scores.reduce((sum, { mutants, equivalent }) => sum + mutants - equivalent, 0);
    expect(shareKilled(scores)).toBeCloseTo(1 - listed.length / all);
    const file = new URL('../../unit/machinesOfTheFrame.test.ts', import.meta.url);
    const titles = readFileSync(file, 'utf8');
    for (const { test } of listed) expect(titles).toContain(`'${test}'`);
  });
});

describe('readMutantOptions', () => {
  it('draws the project by the first seed, and refuses unknown options', () => {
    const options = readMutantOptions(['--seed', '6', '--seed', '9', '--only', 'menu']);
    expect(options).toEqual({
      draw: 200,
      only: 'menu',
      runs: [
        { seed: 6, project: 'en-desktop' },
        { seed: 9, project: 'en-mobile' },
      ],
    });
    const { runs } = readMutantOptions(['--project', 'ar-mobile']);
    expect(runs).toEqual([{ seed: expect.any(Number), project: 'ar-mobile' }]);
    expect(readMutantOptions(['--without-browser']).draw).toBe(0);
    expect(() => readMutantOptions(['--project', 'typo'])).toThrow(
      'No project is named "typo"; there are ar-desktop, ',
    );
  });
});
