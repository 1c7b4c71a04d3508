import type { PathRecord } from './PathRecord';

/** The index of the step of a path that had been walked at a place in time: the last one that had led to all of its effects. */
export function pathStepAt({ steps, failure }: PathRecord, place: number): number {
  const last = failure?.step ?? steps.length - 1;
  const index = steps.findLastIndex((step, each) => each <= last && step.place <= place);
  return Math.max(0, index);
}
