import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { type Candidate, candidatesFor, refusalOf } from '../../charts/candidates';
import { stateOf } from '../../charts/macrostep';
import type { Step } from '../../charts/records';
import { type Way, wayTo } from '../../charts/wayTo';
import { registeredMachine } from './registry';

/** Why a step went as it did: what its event was tested against; where it was refused, why, and what would make it possible. */
export interface Why {
  readonly candidates: readonly Candidate[];
  readonly refusal?: string;
  readonly way?: Way;
}

/** Whether a machine's step took nothing: its event was refused. */
export const isRefused = ({ event, microsteps, status, value }: Step): boolean =>
  value !== undefined &&
  status === 'active' &&
  !/^xstate\.(init|stop)$/.test(event.type) &&
  microsteps.every(({ edges }) => edges.length === 0);

/** By the machine, then by the step: neither changes, and a search takes its time. */
const whys = new WeakMap<AnyStateMachine, WeakMap<Step, Why>>();

/** Asks today's machine why a step went as it did after the one before it; undefined where there is no such machine or state. */
export function whyOf(
  chart: string,
  step: Step,
  before: Step,
  seen: readonly AnyEventObject[],
): Why | undefined {
  const machine = registeredMachine(chart)?.machine;
  if (!machine) return undefined;
  const known = whys.get(machine) ?? new WeakMap<Step, Why>();
  const found = known.get(step);
  if (found) return found;
  try {
    const snapshot = stateOf(machine, before);
    const candidates = candidatesFor(snapshot, step.event);
    const refusal = isRefused(step) ? refusalOf(snapshot, step.event) : undefined;
    const way = refusal && wayTo(machine, snapshot, step.event, seen);
    const why = { candidates, ...(refusal && { refusal }), ...(way && { way }) };
    whys.set(machine, known.set(step, why));
    return why;
  } catch {
    // The recorded state is none of today's machine.
    return undefined;
  }
}
