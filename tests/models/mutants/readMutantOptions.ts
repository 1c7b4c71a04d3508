import { parseArgs } from 'node:util';
import { sample } from './sample';
import type { SampleFault } from './sample';

const usage = `npm run test:mutants -- [options]

  --only <text>        only the faults in the browser whose file or machine holds the text
  --without-browser    none of them`;

/** What a run is asked for. */
export interface Options {
  /** The faults to look for in the browser. */
  readonly faults: readonly SampleFault[];
  /** Whether these are all that there are. */
  readonly isComplete: boolean;
}

/** Reads the options of a run; throws, and says what there is, where one of them is unknown or chooses nothing. */
export function readMutantOptions(args: readonly string[]): Options {
  const { only, 'without-browser': isWithoutBrowser } = parse(args);
  const chosen = sample.filter(({ file, machine }) => `${file} ${machine}`.includes(only));
  if (chosen.length === 0) {
    const known = new Set(sample.flatMap(({ machine, file }) => [machine, file]));
    throw new Error(`No file or machine holds "${only}"; there are ${[...known].join(', ')}`);
  }
  const faults = isWithoutBrowser ? [] : chosen;
  return { faults, isComplete: faults.length === sample.length };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', default: '' },
        'without-browser': { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}
