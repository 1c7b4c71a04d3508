import type { GeneratorName } from '../generators';
import type { PathModel } from '../pathModel';
import { kill, lives } from './kill';
import { mutantsOf } from './mutantsOf';

interface Mutants {
  readonly machine: RegExp;
  readonly mutants: RegExp;
}

/** Mutants that behave like the unchanged machine, and the proof of it. */
export interface Equivalent extends Mutants {
  readonly proof: string;
}

/** Mutants that no path can find, and the title of the unit test that finds them. */
export interface FoundByUnitTest extends Mutants {
  readonly test: string;
}

/** The least share of the non-equivalent mutants that the paths must find. */
export const leastScore = 0.95;

/** Makes every mutant of every machine, and walks the generated paths through it without a browser. */
export function scoreMachines(
  models: readonly PathModel[],
  equivalents: readonly Equivalent[],
  foundByUnitTests: readonly FoundByUnitTest[],
) {
  const machines = [...new Set(models.map(({ machine }) => machine))];
  return machines.map((machine) => {
    const own = models.filter((model) => model.machine === machine);
    const others = models.filter((model) => model.machine !== machine && lives(machine, model));
    const mutants = mutantsOf(machine).map(({ name, machine: mutant }) => {
      const isMeant = (each: Mutants) => each.machine.test(machine.id) && each.mutants.test(name);
      const proof = equivalents.find(isMeant)?.proof;
      const test = foundByUnitTests.find(isMeant)?.test;
      const isListed = proof !== undefined || test !== undefined;
      // A listed mutant needs to survive only the paths of its machine's own models.
      const by =
        kill(machine, mutant, own) ?? (isListed ? undefined : kill(machine, mutant, others));
      return { name, proof, test, isListed, by };
    });
    const killedBy = (by: GeneratorName) => mutants.filter((each) => each.by === by).length;
    const alive = mutants.filter(({ by }) => !by);
    return {
      machine: machine.id,
      mutants: mutants.length,
      killed: { tour: killedBy('tour'), pairs: killedBy('pairs'), sneak: killedBy('sneak') },
      equivalent: alive.filter(({ proof }) => proof).length,
      // Mutants that are not equivalent, but that only unit tests find.
      foundByUnitTests: alive.flatMap(({ name, proof, test }) =>
        test && !proof ? { name, test } : [],
      ),
      survived: alive.filter(({ isListed }) => !isListed).map(({ name }) => name),
      // Mutants that are listed as equivalent or left to unit tests, but that paths do find: the list is wrong.
      disproved: mutants.filter(({ by, isListed }) => by && isListed).map(({ name }) => name),
    };
  });
}

type MachineScore = ReturnType<typeof scoreMachines>[number];

/** The share of the non-equivalent mutants that were found, from 0 to 1. */
export function shareKilled(scores: readonly MachineScore[]): number {
  const sum = (count: (score: MachineScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const killed = sum((score) => score.killed.tour + score.killed.pairs + score.killed.sneak);
  return killed / sum(({ mutants, equivalent }) => mutants - equivalent);
}
