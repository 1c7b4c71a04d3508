import type { AnyStateMachine } from 'xstate';
import { valueInWords } from './words';
import { compute, computeStart, stateOf } from './compute';
import { type Difference, differences } from './differences';
import type { Step } from './records';

/** Where a recorded run and a machine part: the place among the actor's steps, and what differs. */
export interface Divergence {
  readonly place: number;
  readonly step: Step;
  readonly problem: string;
  readonly differences: readonly Difference[];
}

type State = Pick<Step, 'value' | 'context'>;

/**
 * Runs the recorded events of one actor through the machine that its chart's id means today, if there is one, from its
 * beginning, or from the recorded one if it was resumed; returns the first step that comes out otherwise, or undefined.
 * Nothing is executed.
 */
export function findDivergence(
  chart: string,
  machine: AnyStateMachine | undefined,
  steps: readonly Step[],
  isResumed: boolean,
): Divergence | undefined {
  const [first] = steps;
  if (!first) return undefined;
  if (!machine) {
    const problem = `There is no machine "${chart}" any more.`;
    return { place: 0, step: first, problem, differences: [] };
  }
  let now: State | undefined;
  for (const [place, step] of steps.entries()) {
    if (step.event.type === 'xstate.stop' || step.status === 'error') continue;
    const isStart = !isResumed && step.event.type === 'xstate.init';
    try {
      if (now) now = compute(machine, now, step.event);
      else now = isStart ? computeStart(machine, step.event['input']) : stateOf(machine, step);
    } catch (error) {
      return { place, step, problem: (error as Error).message, differences: [] };
    }
    const found = [
      ...differences(step.value, now.value, 'state'),
      ...differences(step.context, now.context, 'context'),
    ];
    if (found.length > 0) {
      const problem = `Recorded ${valueInWords(step.value)}, today ${valueInWords(now.value)}.`;
      return { place, step, problem, differences: found };
    }
  }
  return undefined;
}
