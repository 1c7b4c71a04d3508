import type { AnyEventObject } from 'xstate';
import { eventInWords } from '../../../src/charts/words';
import type { StateGraph, Transition } from '../explore';
import type { Case, Stand } from '../Stand';
import type { Formula, Property } from './Property';

/** The events that lead to where a property does not hold. */
export type Counterexample = readonly Case<AnyEventObject>[];

/**
 * Checks a property on everything that can happen in a graph. Throws where its condition never comes about there: nothing
 * could falsify it.
 *
 * @returns the shortest path to where it does not hold; undefined where it holds everywhere
 */
export function checkProperty(
  { name, sentence, formula }: Property,
  graph: StateGraph,
): Counterexample | undefined {
  const cases = casesOf(formula, graph);
  if (cases.length === 0) {
    throw new Error(`Nothing can falsify "${name}" (${sentence}): its condition never comes about`);
  }
  return cases.find(({ holds }) => !holds)?.events;
}

/** A counterexample in words, with the property and the sentence that it breaks. */
export const brokenBy = ({ name, sentence }: Property, events: Counterexample): string =>
  `"${name}" does not hold after: ${
    events.map((event) => eventInWords(event)).join(' · ') || 'the start'
  }\n${sentence}`;

interface Checked {
  readonly events: Counterexample;
  readonly holds: boolean;
}

/** Every place where a formula's condition comes about, those reached by the fewest events first. */
function casesOf(formula: Formula, graph: StateGraph): Checked[] {
  const stands = [...graph.stands.values()];
  const ofChanges = (
    when: (change: Transition) => boolean,
    then: (change: Transition) => boolean,
  ): Checked[] =>
    graph.transitions.filter(when).map((change) => ({
      events: [...change.previous.events, change.event],
      holds: then(change),
    }));
  const { kind } = formula;
  if (kind === 'always') {
    const { when, holds } = formula;
    return stands.filter(when).map((stand) => ({ events: stand.events, holds: holds(stand) }));
  }
  if (kind === 'after') return ofChanges(formula.when, formula.holds);
  const { from, to } = formula;
  if (kind === 'until') {
    return ofChanges(
      ({ previous }) => from(previous) && !to(previous),
      ({ next }) => from(next) || to(next),
    );
  }
  const brings = inevitably(to, formula.by, graph);
  return stands
    .filter((stand) => from(stand) && !to(stand))
    .map((stand) => ({ events: stand.events, holds: brings(stand) }));
}

/** Whether what some actors wait for brings a fact about from a stand, whatever of it comes first and without a circle. */
function inevitably(
  fact: (stand: Stand) => boolean,
  by: readonly string[],
  graph: StateGraph,
): (stand: Stand) => boolean {
  const awaited = graph.transitions.filter(
    ({ event, previous }) =>
      event.type.startsWith('xstate.') && by.includes(event.to ?? previous.name),
  );
  const known = new Map<string, boolean>();
  const brings = (stand: Stand): boolean => {
    const { identity } = stand;
    const before = known.get(identity);
    if (before !== undefined) return before;
    // Met again on the way, it would be a circle.
    known.set(identity, false);
    const ways = awaited.filter(({ from }) => from === identity);
    const does = fact(stand) || (ways.length > 0 && ways.every(({ next }) => brings(next)));
    known.set(identity, does);
    return does;
  };
  return brings;
}
