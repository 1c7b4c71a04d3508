import type { PathModel } from '../pathModel';
import { kill, lives } from './kill';
import { type Mutant, mutantsOf } from './mutantsOf';

/** Mutants of some machines. */
interface Mutants {
  /** Matches the machines' ids. */
  readonly machine: RegExp;
  /** Matches the mutants' names. */
  readonly mutants: RegExp;
}

/** Mutants that behave as their machine does, and why. */
export interface Equivalent extends Mutants {
  readonly proof: string;
}

/** Mutants that no path can find, and the title of the unit test that finds them. */
export interface FoundByUnitTest extends Mutants {
  readonly test: string;
}

/** A fault for the browser: one replacement in one source file, and where the paths are to find it. */
export interface Fault {
  /** The file from the repository's root. */
  readonly file: string;
  /** What stands there once, and what stands there in its place. */
  readonly from: string;
  readonly to: string;
  /** The id of the machine whose paths must find it. */
  readonly machine: string;
  /** The Playwright project that must find it. */
  readonly project: string;
}

/** The least share of the mutants that are not equivalent which the paths must find out. */
export const leastScore = 0.95;

/** What became of one machine's mutants; the lists hold the mutants' names. */
export interface MachineScore {
  readonly machine: string;
  readonly mutants: number;
  readonly killed: { readonly tour: number; readonly pairs: number; readonly sneak: number };
  readonly equivalent: readonly { readonly name: string; readonly proof: string }[];
  /** Not equivalent, and found by unit tests alone: what the paths miss. */
  readonly foundByUnitTests: readonly { readonly name: string; readonly test: string }[];
  readonly survived: readonly string[];
  /** Listed as out of the paths' reach and found by them all the same: the list is wrong. */
  readonly disproved: readonly string[];
}

/** A fault of the sample, and the step of a path that found it out, if one did. */
export interface BrowserKill extends Fault {
  readonly step?: string;
}

/** What a run leaves for the report, in the file `mutants.json` beside it. */
export interface MutationReport {
  readonly share: number;
  readonly machines: readonly MachineScore[];
  readonly browser: readonly BrowserKill[];
}

/** Puts every fault into every machine and walks the generated paths through it, without a browser. */
export function scoreMachines(
  models: readonly PathModel[],
  equivalents: readonly Equivalent[],
  foundByUnitTests: readonly FoundByUnitTest[] = [],
): MachineScore[] {
  const machines = [...new Set(models.map(({ machine }) => machine))];
  return machines.map((machine) => {
    const others = models.filter(
      (model) => model.machine !== machine && lives(machine, model.subject),
    );
    const own = models.filter((model) => model.machine === machine);
    const mutants = mutantsOf(machine);
    const killed = { tour: 0, pairs: 0, sneak: 0 };
    const score = { equivalent: [], foundByUnitTests: [], survived: [], disproved: [] } as {
      equivalent: { name: string; proof: string }[];
      foundByUnitTests: { name: string; test: string }[];
      survived: string[];
      disproved: string[];
    };
    for (const mutant of mutants) {
      const { name } = mutant;
      const proof = entryOf(equivalents, machine.id, mutant)?.proof;
      const test = entryOf(foundByUnitTests, machine.id, mutant)?.test;
      const isListed = proof !== undefined || test !== undefined;
      const isSeen = (by: readonly PathModel[]) => kill(machine, mutant.machine, by);
      // The other models are not asked about a mutant that is listed.
      const found = isSeen(own) ?? (isListed ? undefined : isSeen(others));
      if (found) {
        killed[found.by] += 1;
        if (isListed) score.disproved.push(name);
      } else if (proof !== undefined) score.equivalent.push({ name, proof });
      else if (test !== undefined) score.foundByUnitTests.push({ name, test });
      else score.survived.push(name);
    }
    return { machine: machine.id, mutants: mutants.length, killed, ...score };
  });
}

const entryOf = <Entry extends Mutants>(
  list: readonly Entry[],
  machine: string,
  { name }: Mutant,
): Entry | undefined => list.find((each) => each.machine.test(machine) && each.mutants.test(name));

/** The share of the mutants that are not equivalent which were found out, from 0 to 1. */
export function shareKilled(scores: readonly MachineScore[]): number {
  const sum = (count: (score: MachineScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const killed = sum((score) => score.killed.tour + score.killed.pairs + score.killed.sneak);
  return killed / sum(({ mutants, equivalent }) => mutants - equivalent.length);
}

/** The paths that must find a fault: those of its machine, in its project. */
export type Walked = Pick<Fault, 'machine' | 'project'>;

/**
 * Walks the paths that must find some faults, each once, where there is none; throws where a step fails all the same. A
 * fault would seem to be found there whatever it is.
 */
export function mustPass(
  faults: readonly Walked[],
  walk: (paths: Walked) => string | undefined,
): void {
  const all = new Map(faults.map((fault) => [`${fault.machine} ${fault.project}`, fault]));
  for (const { machine, project } of all.values()) {
    const step = walk({ machine, project });
    if (step) throw new Error(`Without a fault, ${machine} fails in ${project} at ${step}`);
  }
}
