import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../charts/chart';
import { takesIn } from '../../charts/macrostep';
import { inCode, isJson } from '../../charts/plain';
import type { Step } from '../../charts/records';
import { registeredMachine } from './registry';

/**
 * The events that lead out of the states in `active`, each once: with the payload that its guard asks for, else with
 * the one it last had in `steps`. Where the machine is known, only events that it can take are enabled. Timers and what is
 * invoked can be tried, not sent: they are left out where it `isLive`.
 */
export function proposalsFor(
  chart: Chart,
  active: ReadonlySet<string>,
  step: Step,
  steps: readonly Step[],
  isLive: boolean,
) {
  const machine = registeredMachine(chart.id);
  const known = new Map<string, AnyEventObject>();
  for (const edge of chart.edges) {
    if (!active.has(edge.source) || edge.event === '') continue;
    if (isLive && edge.event.startsWith('xstate.')) continue;
    // What is no JSON could not be sent again as it was.
    const last = steps.findLast(({ event }) => event.type === edge.event && isJson(event))?.event;
    const params = Object.entries(edge.params ?? {}).filter(([name]) => !last || name in last);
    // What is invoked ends with an output, which is to be written where none is known.
    const end = !last && edge.event.startsWith('xstate.done.actor.') && { output: null };
    const event = { ...last, ...Object.fromEntries(params), ...end, type: edge.event };
    known.set(inCode(event), event);
  }
  const proposals = [...known.values()].map((event) => ({
    event,
    isEnabled: !machine || takesIn(machine, step, event),
  }));
  // What cannot be enabled as it is still can with another payload: it is proposed once.
  return proposals.filter(
    ({ event, isEnabled }, index) =>
      isEnabled ||
      (proposals.findIndex((other) => other.event.type === event.type) === index &&
        !proposals.some((other) => other.event.type === event.type && other.isEnabled)),
  );
}
