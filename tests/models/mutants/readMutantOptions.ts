import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { randomOf, readNumber } from '../../harness';
import { sample } from './sample';
import type { SampleFault } from './sample';

/** What a run is asked for. */
export interface Options {
  /** The faults to look for in the browser. */
  readonly faults: readonly SampleFault[];
  /** The seed by which the faults were drawn; undefined where they were not. */
  readonly seed?: number;
}

/**
 * Reads the options of a run: `--only <text>`, the faults in the browser whose file or machine holds the text; `--draw <number>`, as many
 * of them by chance; `--seed <number>`, that of a draw, else the commit's; `--without-browser`, none of them. Throws where one is
 * unknown or chooses nothing.
 */
export function readMutantOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: '' },
      draw: { type: 'string' },
      seed: { type: 'string' },
      'without-browser': { type: 'boolean' },
    },
  });
  const { only, draw, seed } = values;
  const chosen = sample.filter(({ file, machine }) => `${file} ${machine}`.includes(only));
  if (chosen.length === 0) {
    const known = new Set(sample.flatMap(({ machine, file }) => [machine, file]));
    throw new Error(`No file or machine holds "${only}"; there are ${[...known].join(', ')}`);
  }
  if (values['without-browser']) return { faults: [] };
  if (draw === undefined) return { faults: chosen };
  const count = Math.min(readNumber('--draw', draw, 'a positive whole number'), chosen.length);
  const own = seed === undefined ? seedOfCommit() : readNumber('--seed', seed, 'a whole number');
  const random = randomOf(own);
  const left = [...chosen];
  const drawn = new Set(
    Array.from({ length: count }, () => left.splice(random(left.length), 1)[0]),
  );
  // In the order of the sample, so that the faults of one machine follow each other.
  return { faults: chosen.filter((fault) => drawn.has(fault)), seed: own };
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
