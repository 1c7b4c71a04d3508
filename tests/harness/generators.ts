import type { Covered } from './Covered';
import type { Generate } from './Generate';
import { pairs } from './pairs';
import { sneak } from './sneak';
import { tour } from './tour';

/** A way to make paths, and what its paths have to cover. */
interface Generator {
  readonly generate: Generate;
  readonly covers: readonly (keyof Covered)[];
}

/** The generators, by the names that titles, commands and reports call them. */
export const generators = {
  tour: { generate: tour, covers: ['definitions', 'transitions'] },
  pairs: { generate: pairs, covers: ['pairs'] },
  sneak: { generate: sneak, covers: ['sneaks'] },
} as const satisfies Record<string, Generator>;

/** The name of a generator. */
export type GeneratorName = keyof typeof generators;

/** Their names, the cheapest first. */
export const generatorNames = ['tour', 'pairs', 'sneak'] as const satisfies GeneratorName[];
