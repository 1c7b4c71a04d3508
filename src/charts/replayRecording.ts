import type { AnyStateMachine } from 'xstate';
import { type Divergence, findDivergence } from './findDivergence';
import { type Recording, stepsOf } from './recording';

/** What came of running a recording through machines. */
export interface Replay {
  /** How many steps were run. */
  readonly steps: number;
  /** Where an actor comes out otherwise, at most once for each. */
  readonly divergences: readonly Divergence[];
}

/** Runs what all machines have recorded through the machines that their charts' ids mean today; nothing is executed. */
export function replayRecording(
  recording: Recording,
  machineOf: (chart: string) => AnyStateMachine | undefined,
): Replay {
  const runs = [...recording.actors.values()].flatMap(({ id, chart, isResumed }) =>
    chart ? [{ chart, isResumed, steps: stepsOf(recording, id) }] : [],
  );
  return {
    steps: runs.reduce((sum, { steps }) => sum + steps.length, 0),
    divergences: runs.flatMap(
      ({ chart, steps, isResumed }) =>
        findDivergence(chart, machineOf(chart), steps, isResumed) ?? [],
    ),
  };
}
