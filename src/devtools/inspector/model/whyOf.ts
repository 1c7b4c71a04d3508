import type { AnyMachineSnapshot } from 'xstate';
import { candidatesFor, refusalOf, standsFor } from '../../charts/candidates';
import { activeNodes, type Chart, type ChartEdge } from '../../charts/chart';
import { stateOf } from '../../charts/macrostep';
import type { Step } from '../../charts/records';
import { guardLabel, guardWithValues } from '../../charts/words';
import { registeredMachine } from './registry';

/** A transition that an event was tested against, and what came of it in words. */
interface Tested {
  readonly edge: string;
  readonly isTaken: boolean;
  readonly words: string;
}

/** Why a step went as it did: what its event was tested against; where it was refused, why. */
export interface Why {
  /** Whether the page has recorded what the guards said; else it is what they say today. */
  readonly isRecorded: boolean;
  readonly candidates: readonly Tested[];
  readonly refusal?: string | undefined;
}

/** Whether a machine's step took nothing: its event was refused. */
export const isRefused = ({ event, microsteps, status, value }: Step): boolean =>
  value !== undefined &&
  status === 'active' &&
  !/^xstate\.(init|stop)$/.test(event.type) &&
  microsteps.every(({ edges }) => edges.length === 0);

const takenBy = ({ microsteps }: Step) => new Set(microsteps.flatMap(({ edges }) => edges));

const verdictOf = (holds: boolean | undefined, yes: string, no: string, neither: string) => {
  if (holds === undefined) return neither;
  return holds ? yes : no;
};

/** A candidate in words: `verdict` is what its guard said, if it has one. */
function tested(
  edge: Pick<ChartEdge, 'id' | 'source' | 'actions'>,
  guard: string,
  verdict: string,
  taken: ReadonlySet<string>,
): Tested {
  const isTaken = taken.has(edge.id);
  const said = guard ? `${guard} ${isTaken ? 'held' : verdict}` : 'no guard';
  const did = edge.actions.length > 0 ? `, taken / ${edge.actions.join(', ')}` : ', taken';
  return { edge: edge.id, isTaken, words: `${edge.source}: ${said}${isTaken ? did : ''}` };
}

/** What the page has recorded of a step's candidates, those of inner states first; undefined where it has recorded nothing. */
function recordedWhy(chart: Chart, step: Step, before: Step): Why | undefined {
  const { verdicts, event } = step;
  if (!verdicts) return undefined;
  const active = [...activeNodes(chart, before.value)].toReversed();
  const own = active.flatMap((id) =>
    chart.edges.filter((edge) => edge.source === id && standsFor(edge.event, event.type)),
  );
  const asked = chart.edges.filter((edge) => verdicts.some((each) => each.edge === edge.id));
  const taken = takenBy(step);
  const labelOf = (edge: ChartEdge) => {
    const { guard = '', params } = verdicts.find((each) => each.edge === edge.id) ?? {};
    if (!guard) return guardLabel(edge);
    const values = typeof params === 'object' && params ? params : { params };
    return `[${guardWithValues(guard, params === undefined ? {} : values)}]`;
  };
  const candidates = [...new Set([...own, ...asked])].map((edge) => {
    const said = verdicts.find((each) => each.edge === edge.id);
    const verdict = said ? verdictOf(said.holds, 'held', 'was false', 'threw') : 'was not asked';
    return tested(edge, labelOf(edge), verdict, taken);
  });
  if (!isRefused(step)) return { isRecorded: true, candidates };
  const guards = own.map(labelOf).join(', ');
  const innermost = active.filter((id) => !active.some((other) => other.startsWith(`${id}.`)));
  const type = JSON.stringify(event.type);
  const refusal =
    own.length === 0
      ? `No handler: nothing in ${innermost.join(', ')} takes ${type}.`
      : `${own.length > 1 ? 'No guard held' : 'The guard was false'}: ${guards}.`;
  return { isRecorded: true, candidates, refusal };
}

/**
 * Says why a step went as it did after the one before it: what the page has recorded of it, else what today's machine says;
 * undefined where neither is there.
 */
export function whyOf(chart: Chart, step: Step, before: Step): Why | undefined {
  const recorded = recordedWhy(chart, step, before);
  const machine = registeredMachine(chart.id);
  if (recorded || !machine) return recorded;
  try {
    return todaysWhy(chart, step, stateOf(machine, before));
  } catch {
    // The recorded state is none of today's machine.
    return undefined;
  }
}

/** What today's machine says of a step. */
function todaysWhy(chart: Chart, step: Step, snapshot: AnyMachineSnapshot): Why {
  const taken = takenBy(step);
  const candidates = candidatesFor(snapshot, step.event).map(({ edge, source, guard, holds }) => {
    const verdict = verdictOf(
      holds,
      'holds today',
      'is false today',
      'cannot read the event today',
    );
    const { actions = [] } = chart.edges.find(({ id }) => id === edge) ?? {};
    const label = guard ? `[${guard}]` : '';
    return tested({ id: edge, source, actions }, label, verdict, taken);
  });
  const refusal = isRefused(step) ? refusalOf(snapshot, step.event) : undefined;
  return { isRecorded: false, candidates, refusal };
}
