import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readNumber } from '../../harness/index';
import { projects } from '../../projects';

/**
 * Reads the options; throws on unknown ones.
 *
 * - `--draw`: how many mutants each seed draws to be tested in the browser (200)
 * - `--seed`: a number, once or more often (by default from the commit's hash)
 * - `--only`: a text that the name of a mutant's file must contain
 * - `--project`: the only project to use (by default each seed has two: one chosen by the first seed and the seed's place, and the one of
 *   the other language and layout, for the mutants that the first has not found)
 */
export function readMutantOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      draw: { type: 'string', default: '200' },
      seed: { type: 'string', multiple: true },
      only: { type: 'string', default: '' },
      project: { type: 'string' },
      'without-browser': { type: 'boolean' },
    },
  });
  const seeds = values.seed?.map((seed) => readNumber('--seed', seed, 'a whole number')) ?? [
    seedOfCommit(),
  ];
  const names = projects.map(({ name }) => name);
  const { only, project } = values;
  if (project !== undefined && !names.includes(project))
    throw new Error(`No project is named "${project}"; there are ${names.join(', ')}`);
  const draw = values['without-browser']
    ? 0
    : readNumber('--draw', values.draw, 'a positive whole number');
  const [first = 0] = seeds;
  const runs = seeds.map((seed, index) => {
    const place = (first + index) % names.length;
    const pair = [place, names.length - 1 - place].map((at) => names[at] ?? '');
    return { seed, projects: project === undefined ? pair : [project] };
  });
  return { draw, only, runs };
}

export type MutantOptions = ReturnType<typeof readMutantOptions>;

/** A number computed from the commit's hash, different for each commit; 1 outside a repository. */
function seedOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
    return Number.parseInt(hash, 16);
  } catch {
    return 1;
  }
}
