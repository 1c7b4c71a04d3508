import { candidatesFor, noHandler, refusalOf, standsFor } from '../../charts/candidates';
import { activeNodes, type Chart } from '../../charts/chart';
import { stateOf } from '../../charts/macrostep';
import type { Step } from '../../charts/records';
import { guardLabel } from '../../charts/words';
import { registeredMachine } from './registry';

/** Whether a step of a machine took no transition, because the machine refused the event. */
export const isRefused = ({ event, microsteps, status, value }: Step): boolean =>
  value !== undefined &&
  status === 'active' &&
  !/^xstate\.(init|stop)$/.test(event.type) &&
  microsteps.every(({ edges }) => edges.length === 0);

interface Verdict {
  readonly edge: string;
  readonly label: string;
  readonly words: string;
}

const inWords = (holds: boolean | undefined, yes: string, no: string, neither: string) => {
  if (holds === undefined) return neither;
  return holds ? yes : no;
};

/** The guards' results that the page recorded with a step, in words; undefined if none. */
const recordedVerdicts = ({ verdicts }: Step): Verdict[] | undefined =>
  verdicts?.map(({ edge, guard, params = {}, holds }) => ({
    edge,
    label: guardLabel(guard, Object(params) === params ? (params as object) : [params]),
    words: inWords(holds, 'held', 'was false', 'threw'),
  }));

/** The guards' results in the present code, and why its machine refuses the event; undefined if the machine or state no longer exists. */
function today(id: string, step: Step, before: Step) {
  const machine = registeredMachine(id);
  if (!machine) return undefined;
  try {
    const snapshot = stateOf(machine, before);
    const verdicts = candidatesFor(snapshot, step.event).map(({ edge, guard, holds }): Verdict => ({
      edge,
      label: guardLabel(guard),
      words: inWords(holds, 'holds today', 'is false today', 'cannot read the event today'),
    }));
    return { verdicts, refusal: refusalOf(snapshot, step.event) };
  } catch {
    return undefined;
  }
}

/**
 * Explains a step: lists the transitions that its event was tested against, inner states first, and says why a refused event was refused.
 * The guards' results are those that the page recorded (`isRecorded`), else those of the present code; undefined if neither exists.
 */
export function whyOf(chart: Chart, step: Step, before: Step) {
  const recorded = recordedVerdicts(step);
  const now = recorded ? undefined : today(chart.id, step, before);
  const verdicts = recorded ?? now?.verdicts;
  if (!verdicts) return undefined;
  const verdictOf = (id: string) => verdicts.find(({ edge }) => edge === id);
  const active = [...activeNodes(chart, before.value)].toReversed();
  const own = active.flatMap((id) =>
    chart.edges.filter((edge) => edge.source === id && standsFor(edge.event, step.event.type)),
  );
  const asked = chart.edges.filter(({ id }) => verdictOf(id));
  const taken = new Set(step.microsteps.flatMap(({ edges }) => edges));
  const candidates = [...new Set([...own, ...asked])].map((edge) => {
    const isTaken = taken.has(edge.id);
    const { label = guardLabel(edge.guard, edge.params), words = 'was not asked' } =
      verdictOf(edge.id) ?? {};
    const said = label ? `${label} ${isTaken ? 'held' : words}` : 'no guard';
    const did = [', taken', edge.actions.join(', ')].filter(Boolean).join(' / ');
    return { edge: edge.id, isTaken, words: `${edge.source}: ${said}${isTaken ? did : ''}` };
  });
  const isRecorded = recorded !== undefined;
  if (!isRefused(step)) return { isRecorded, candidates };
  const guards = own.map(
    (edge) => verdictOf(edge.id)?.label ?? guardLabel(edge.guard, edge.params),
  );
  const falseGuards = `${own.length > 1 ? 'No guard held' : 'The guard was false'}: ${guards.join(', ')}.`;
  const then = own.length === 0 ? noHandler(active, step.event.type) : falseGuards;
  return { isRecorded, candidates, refusal: now ? now.refusal : then };
}
