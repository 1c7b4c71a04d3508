import type { Fault } from './scoreMachines';

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
