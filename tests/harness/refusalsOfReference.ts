import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { valueInWords } from '../../src/charts/words';
import { delayOf } from './delayOf';
import type { StateGraph, Transition } from './explore';
import { innerStates } from './innerStates';
import type { AnyModelDefinition } from './ModelDefinition';
import { quoted } from './quoted';
import type { Move, Reference } from './Reference';
import { bare, type Stand } from './Stand';

/** Where a chart departs from its reference: each names both places and the sentence. Empty where it has none. */
export function refusalsOfReference(
  { machine, reference }: AnyModelDefinition,
  { stands, start, transitions }: StateGraph,
): string[] {
  if (!reference) return [];
  const { states, initial, sentence } = reference;
  const first = stands.get(start);
  const own = innerStates(machine);
  return [
    ...(first && !isIn(first, initial)
      ? [`It begins in "${inWords(first)}" and not in ${quoted(initial)}: “${sentence}”`]
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

/** The moves of a model's reference that some of its transitions are. */
export const movesMade = (
  { machine, reference }: AnyModelDefinition,
  { transitions }: StateGraph,
): Move[] =>
  reference?.moves.filter((move) =>
    transitions.some(
      (transition) =>
        isAsked(move, transition) && differences(machine, move, transition).length === 0,
    ),
  ) ?? [];

/** Whether a move is what an event at a stand asks for. What comes of another actor's event may be any move. */
const isAsked = ({ from = [], event: wanted }: Move, { previous, event, next }: Transition) =>
  isIn(previous, from) &&
  (event.to === undefined ? carries(event, wanted) : !isSame(previous, next));

function departure(
  machine: AnyStateMachine,
  { moves, sentence }: Reference,
  transition: Transition,
): string[] {
  const { previous, event, next, taken } = transition;
  if (event.to !== undefined && isSame(previous, next)) return [];
  // Those of other actors have their machine's id before them.
  const own = taken.filter((name) => !name.includes(' / '));
  const step = `In "${inWords(previous)}" ${JSON.stringify(bare(event))} leads to "${inWords(next)}" by ${quoted(own)}`;
  const asked = moves.filter((move) => isAsked(move, transition));
  const [last] = asked.slice(-1);
  if (!last) return [`${step}, of which nothing is known: “${sentence}”`];
  if (asked.some((move) => differences(machine, move, transition).length === 0)) return [];
  return differences(machine, last, transition).map(
    (difference) => `${step}, ${difference}: “${last.sentence}”`,
  );
}

/** What a transition is otherwise than a move. */
function differences(
  machine: AnyStateMachine,
  { to = [], after, context }: Move,
  { previous, event, next }: Transition,
): string[] {
  const delay = event.to === undefined ? delayOf(machine, event.type) : after;
  const wanted: unknown = context
    ? context(previous.context as never, event as never)
    : previous.context;
  const [before, now] = [previous, next].map(({ value }) =>
    Object.entries(typeof value === 'string' ? { [value]: {} } : value),
  );
  const isParallel = machine.root.type === 'parallel';
  const isKept = isParallel
    ? isDeepStrictEqual(
        ...([before, now].map((regions) => unnamed(regions, to)) as [unknown, unknown]),
      )
    : to.length > 0 || isDeepStrictEqual(previous.value, next.value);
  return [
    ...(isIn(next, to) && isKept
      ? []
      : [`not to ${quoted(to.length > 0 ? to : ['where it was'])}`]),
    ...(isDeepStrictEqual(next.context, wanted)
      ? []
      : [`with ${JSON.stringify(next.context)} and not ${JSON.stringify(wanted)}`]),
    ...(delay === after ? [] : [`after ${delay} ms and not ${after}`]),
  ];
}

/** The regions that no state of a list lies in. */
const unnamed = (
  regions: readonly (readonly [string, unknown])[] = [],
  states: readonly string[],
) => regions.filter(([region]) => !states.some((state) => state.split('.')[0] === region));

const isSame = (one: Stand, other: Stand) =>
  isDeepStrictEqual([one.value, one.context], [other.value, other.context]);
const inWords = ({ value }: Stand) => valueInWords(value);
const isIn = ({ snapshot }: Stand, states: readonly string[]) =>
  states.every((state) => snapshot.matches(state));

const carries = (event: AnyEventObject, wanted: Move['event']) =>
  Object.entries(wanted).every(([name, value]) => isDeepStrictEqual(event[name], value));
