import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readNumber } from '../../harness';
import { projects } from '../../projects';

/**
 * Reads how many mutants are looked for in the browser (`--draw`, 200), by which seed they are drawn (`--seed`, the commit's), what
 * their file's name must hold (`--only`), the `--project` (drawn by the seed) and `--without-browser`; throws on others.
 */
export function readMutantOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      draw: { type: 'string', default: '200' },
      seed: { type: 'string' },
      only: { type: 'string', default: '' },
      project: { type: 'string' },
      'without-browser': { type: 'boolean' },
    },
  });
  const seed =
    values.seed === undefined
      ? seedOfCommit()
      : readNumber('--seed', values.seed, 'a whole number');
  const names = projects.map(({ name }) => name);
  const { only, project = names[seed % names.length] ?? '' } = values;
  if (!names.includes(project))
    throw new Error(`No project is named "${project}"; there are ${names.join(', ')}`);
  const draw = values['without-browser']
    ? 0
    : readNumber('--draw', values.draw, 'a positive whole number');
  return { draw, seed, only, project };
}

/** A number that every commit has another of; 1 outside a repository. */
function seedOfCommit(): number {
  try {
    const hash = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
    return Number.parseInt(hash, 16);
  } catch {
    return 1;
  }
}
