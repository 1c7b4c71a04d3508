import type { AnyStateMachine } from 'xstate';
import { type Difference, differences } from './differences';
import { compute, computeStart, stateOf } from './macrostep';
import { type Recording, stepsOf } from './recording';
import type { Step } from './records';
import { valueInWords } from './words';

/** Where a recorded run and a machine part: the place among the actor's steps, and what differs. */
interface Divergence {
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
export const findDivergence = (...of: Parameters<typeof divergenceOf>): Divergence | undefined =>
  ended(divergenceOf(...of));

/** What a work that can be done in parts comes to. */
function ended<Result>(work: Generator<undefined, Result>): Result {
  let { done, value } = work.next();
  while (!done) ({ done, value } = work.next());
  return value as Result;
}

function* divergenceOf(
  chart: string,
  machine: AnyStateMachine | undefined,
  steps: readonly Step[],
  isResumed: boolean,
): Generator<undefined, Divergence | undefined> {
  const [first] = steps;
  if (!first) return undefined;
  if (!machine) {
    const problem = `There is no machine "${chart}" any more.`;
    return { place: 0, step: first, problem, differences: [] };
  }
  let now: State | undefined;
  for (const [place, step] of steps.entries()) {
    if (step.event.type === 'xstate.stop' || step.status === 'error') continue;
    yield;
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

/** What came of running a recording through machines. */
export interface Replay {
  /** How many steps were run. */
  readonly steps: number;
  /** Where an actor comes out otherwise, at most once for each. */
  readonly divergences: readonly Divergence[];
}

/**
 * Runs what all machines have recorded through the machines that their charts' ids mean today, step by step; nothing is
 * executed.
 */
export function* replayRecording(
  recording: Recording,
  machineOf: (chart: string) => AnyStateMachine | undefined,
): Generator<undefined, Replay> {
  const runs = [...recording.actors.values()].flatMap(({ id, chart, isResumed }) =>
    chart ? [{ chart, isResumed, steps: stepsOf(recording, id) }] : [],
  );
  const divergences: Divergence[] = [];
  for (const { chart, steps, isResumed } of runs) {
    const found = yield* divergenceOf(chart, machineOf(chart), steps, isResumed);
    if (found) divergences.push(found);
  }
  return { steps: runs.reduce((sum, { steps }) => sum + steps.length, 0), divergences };
}
