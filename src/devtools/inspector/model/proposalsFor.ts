import type { AnyEventObject } from 'xstate';
import type { Chart } from '../../charts/chart';
import { takesIn } from '../../charts/macrostep';
import { inCode, isJson } from '../../charts/plain';
import type { Step } from '../../charts/records';
import { registeredMachine } from './registry';

/**
 * Proposes the events of the transitions from the `active` states, each event once. A proposal has the payload of the last event of its
 * type in `steps`, with the values that the guard requires. Its `isEnabled` is false only if the machine's code is registered with the
 * inspector and refuses the event. If the argument `isLive` is true, the events of timers and invoked actors are left out, because a
 * developer cannot send them to a page.
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
    // The payload is not copied from an event that JSON would change, because the developer edits and sends JSON.
    const last = steps.findLast(({ event }) => event.type === edge.event && isJson(event))?.event;
    const params = Object.entries(edge.params ?? {}).filter(([name]) => !last || name in last);
    // An invoked actor ends with an output. If no earlier output is known, the proposal has an empty one for the developer to fill in.
    const end = !last && edge.event.startsWith('xstate.done.actor.') && { output: null };
    const event = { ...last, ...Object.fromEntries(params), ...end, type: edge.event };
    known.set(inCode(event), event);
  }
  const proposals = [...known.values()].map((event) => ({
    event,
    isEnabled: !machine || takesIn(machine, step, event),
  }));
  // An event that is not enabled with any known payload is still proposed once, because the machine may accept it with another payload.
  return proposals.filter(
    ({ event, isEnabled }, index) =>
      isEnabled ||
      (proposals.findIndex((other) => other.event.type === event.type) === index &&
        !proposals.some((other) => other.event.type === event.type && other.isEnabled)),
  );
}
