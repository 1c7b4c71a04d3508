import { isDeepStrictEqual } from 'node:util';
import type { AnyStateMachine, StateValue } from 'xstate';
import { statesIn } from '../../src/devtools/charts/traversal';
import { valueInWords } from '../../src/devtools/charts/words';
import type { StateGraph, Transition } from './explore';
import type { AnyModelDefinition } from './ModelDefinition';
import { inQuotes } from './modelRefusals';
import { bare, type SystemState } from './SystemState';

/** A transition that the specification demands of a chart. */
export interface Move {
  /** The states that must be active before the transition (a substate counts as its parent too); any state if omitted. */
  readonly from?: readonly string[];
  /**
   * The event, compared only in the fields given here. `to` names the actor that receives the event, if that is not the machine under test.
   */
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  /** The states that are active after the transition. Regions without a state in this list must not change; if omitted, no region may. */
  readonly to?: readonly string[];
  /** The delay in milliseconds, if a timer causes the transition. */
  readonly after?: number;
  /** Returns the context after the transition; if omitted, the context must not change. */
  readonly context?: (before: never, event: never) => unknown;
  readonly sentence: string;
}

/**
 * A chart, written a second time from the specification. The harness refuses a machine whose chart is different. If several moves apply to
 * the same state and event, the machine must make one of them.
 */
export interface Reference {
  /** The file of this reference, relative to the project's root; `chart` is the file of the chart. */
  readonly file: string;
  readonly chart: string;
  /** The initial states, demanded by `sentence`, a quotation from the specification. */
  readonly initial: readonly string[];
  readonly sentence: string;
  /** Every innermost state, except states that the machine leaves at once by an unguarded `always`. */
  readonly states: readonly string[];
  readonly moves: readonly Move[];
}

/**
 * The differences between a chart and its reference, each with the names of both files and the sentence of the specification; empty if the
 * model has no reference.
 */
export function refusalsOfReference(
  { machine, reference }: AnyModelDefinition,
  { states: reachable, start, transitions }: StateGraph,
): string[] {
  if (!reference) return [];
  const { states, initial, sentence } = reference;
  const first = reachable.get(start);
  const own = visibleStates(machine);
  return [
    ...(first && !isIn(first, initial)
      ? [`It begins in "${inWords(first)}" and not in ${inQuotes(initial)}: “${sentence}”`]
      : []),
    ...states
      .filter((state) => !own.includes(state))
      .map((state) => `It has no state "${state}": “${sentence}”`),
    ...own
      .filter((state) => !states.includes(state))
      .map((state) => `It has a state "${state}", of which nothing is known: “${sentence}”`),
    ...transitions.flatMap((transition) => departure(machine, reference, transition)),
  ].map((reason) => `${reason} (${reference.chart} departs from ${reference.file}).`);
}

/** The moves of a model's reference that at least one transition of the machine makes. */
export const movesMade = (
  { machine, reference }: AnyModelDefinition,
  { transitions }: StateGraph,
): Move[] =>
  reference?.moves.filter((move) =>
    transitions.some(
      (each) => isAsked(move, each) && differences(machine, move, each).length === 0,
    ),
  ) ?? [];

/**
 * Whether a move applies to a transition: both have the same start and event. A move without `to` also applies to an event for another
 * actor that changes this machine's state.
 */
const isAsked = ({ from = [], event: wanted }: Move, { previous, event, next }: Transition) =>
  isIn(previous, from) &&
  (event.to === undefined || wanted['to'] !== undefined
    ? Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(event[name], value))
    : !isSame(previous, next));

function departure(
  machine: AnyStateMachine,
  { moves, sentence }: Reference,
  transition: Transition,
): string[] {
  const { previous, event, next, taken } = transition;
  const all = moves.filter((move) => isAsked(move, transition));
  const named = all.filter((move) => move.event['to'] !== undefined);
  if (event.to !== undefined && named.length === 0 && isSame(previous, next)) return [];
  const asked = named.length > 0 ? named : all;
  // Leaves out the transitions of other actors: their names begin with a machine's id and " / ".
  const own = taken.filter((name) => !name.includes(' / '));
  const step = `In "${inWords(previous)}" ${JSON.stringify(bare(event))} leads to "${inWords(next)}" by ${inQuotes(own)}`;
  const last = asked.at(-1);
  if (!last) return [`${step}, of which nothing is known: “${sentence}”`];
  const found = asked.map((move) => differences(machine, move, transition));
  if (found.some((each) => each.length === 0)) return [];
  return (found.at(-1) ?? []).map((difference) => `${step}, ${difference}: “${last.sentence}”`);
}

function differences(
  machine: AnyStateMachine,
  { to = [], after, context }: Move,
  { previous, event, next }: Transition,
): string[] {
  const delay = event.to === undefined ? delayOf(machine, event.type) : after;
  const wanted: unknown = context
    ? context(previous.context as never, event as never)
    : previous.context;
  const [before, now] = [previous, next].map(({ value }) => regionsBeside(to, value));
  const isKept =
    machine.root.type === 'parallel'
      ? isDeepStrictEqual(before, now)
      : to.length > 0 || isDeepStrictEqual(previous.value, next.value);
  return [
    ...(isIn(next, to) && isKept
      ? []
      : [`not to ${inQuotes(to.length > 0 ? to : ['where it was'])}`]),
    ...(isDeepStrictEqual(next.context, wanted)
      ? []
      : [`with ${JSON.stringify(next.context)} and not ${JSON.stringify(wanted)}`]),
    ...(delay === after ? [] : [`after ${delay} ms and not ${after}`]),
  ];
}

/** The regions of a state value that contain none of `states`. */
const regionsBeside = (states: readonly string[], value: StateValue) =>
  Object.entries(typeof value === 'string' ? { [value]: {} } : value).filter(
    ([region]) => !states.some((state) => state.split('.')[0] === region),
  );

const isSame = (one: SystemState, other: SystemState) =>
  isDeepStrictEqual([one.value, one.context], [other.value, other.context]);
const inWords = ({ value }: SystemState) => valueInWords(value);
const isIn = ({ snapshot }: SystemState, states: readonly string[]) =>
  states.every((state) => snapshot.matches(state));

/** The delay of a timer's event, in milliseconds; undefined for other events. */
function delayOf({ root, implementations }: AnyStateMachine, type: string): number | undefined {
  const timers = statesIn(root).flatMap(({ after }) => after);
  const delay = timers.find(({ eventType }) => eventType === type)?.delay;
  const length: unknown = typeof delay === 'string' ? implementations.delays[delay] : delay;
  return typeof length === 'number' ? length : undefined;
}

/** The paths of a machine's innermost states, except states that the machine leaves at once by an unguarded `always`. */
const visibleStates = ({ root }: AnyStateMachine): string[] =>
  statesIn(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always = [] }) => always.every(({ guard }) => guard))
    .map(({ path }) => path.join('.'));
