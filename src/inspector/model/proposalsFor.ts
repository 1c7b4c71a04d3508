import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../charts/chart';
import type { Step } from '../../charts/records';
import { stateOf } from '../../charts/compute';
import { registeredMachine } from './registry';

/** An event that the selected actor would take, and whether it is known that it would do something. */
export interface Proposal {
  readonly event: AnyEventObject;
  readonly isEnabled: boolean;
}

/**
 * The events that lead out of the states in `active`, each once: with the payload that its guard asks for, else with
 * the one it last had in `steps`. Where the machine is known, only events that it can take are enabled.
 */
export function proposalsFor(
  chart: Chart,
  active: ReadonlySet<string>,
  step: Step,
  steps: readonly Step[],
): Proposal[] {
  const known = new Map<string, AnyEventObject>();
  for (const edge of chart.edges) {
    if (!active.has(edge.source) || edge.event === '' || edge.event.startsWith('xstate.')) continue;
    const last = steps.findLast(({ event }) => event.type === edge.event)?.event;
    const params = Object.entries(edge.params ?? {}).filter(([name]) => !last || name in last);
    const event = { ...last, ...Object.fromEntries(params), type: edge.event };
    known.set(JSON.stringify(event), event);
  }
  const proposals = [...known.values()].map((event) => ({
    event,
    isEnabled: canTake(chart.id, step, event),
  }));
  // What cannot be enabled as it is still can with another payload: it is proposed once.
  return proposals.filter(
    ({ event, isEnabled }, index) =>
      isEnabled ||
      (proposals.findIndex((other) => other.event.type === event.type) === index &&
        !proposals.some((other) => other.event.type === event.type && other.isEnabled)),
  );
}

function canTake(chart: string, step: Step, event: AnyEventObject): boolean {
  const machine = registeredMachine(chart)?.machine;
  if (!machine) return true;
  try {
    return stateOf(machine, step).can(event);
  } catch {
    // The recorded state is none of today's machine, or its guard cannot read this payload.
    return false;
  }
}
