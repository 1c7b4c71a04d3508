import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  transition,
} from 'xstate';
import { valueInWords } from './chart';
import { type Difference, differences } from './differences';
import { plain } from './plain';
import type { Step } from './protocol';
import { siteMachine } from './siteMachines';

/** Where a recorded run and today's machine part: the place among the actor's steps, and what differs. */
export interface Divergence {
  readonly place: number;
  readonly step: Step;
  readonly problem: string;
  readonly differences: readonly Difference[];
}

/** What a machine would do next, computed on a copy: nothing is executed. */
export function tryEvent(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): Pick<Step, 'value' | 'context' | 'status'> {
  const snapshot = machine.resolveState({
    value: from.value ?? {},
    context: from.context,
  });
  const [next] = transition(machine, snapshot, event);
  return told(next as AnyMachineSnapshot);
}

const told = ({ value, context, status }: AnyMachineSnapshot) => ({
  value,
  context: plain(context),
  status,
});

/**
 * Runs the recorded events of one actor through today's machine, from its beginning, or from the recorded one if that
 * was another; returns the first step that comes out otherwise, or undefined. Nothing is executed.
 */
export function findDivergence(
  chart: string,
  steps: readonly Step[],
  isResumed: boolean,
): Divergence | undefined {
  const [first] = steps;
  const machine = siteMachine(chart)?.machine;
  if (!first) return undefined;
  if (!machine) {
    const problem = `There is no machine "${chart}" any more.`;
    return { place: 0, step: first, problem, differences: [] };
  }
  let now: Pick<Step, 'value' | 'context'> | undefined;
  for (const [place, step] of steps.entries()) {
    try {
      if (step.event.type === 'xstate.stop' || step.status === 'error') continue;
      now = now ? tryEvent(machine, now, step.event) : beginning(machine, step, isResumed);
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

function beginning(machine: AnyStateMachine, step: Step, isResumed: boolean) {
  if (!isResumed && step.event.type === 'xstate.init') {
    return told(initialTransition(machine, undefined)[0] as AnyMachineSnapshot);
  }
  return told(
    machine.resolveState({ value: step.value ?? {}, context: step.context }) as AnyMachineSnapshot,
  );
}
