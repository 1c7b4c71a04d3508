import type { AnyEventObject } from 'xstate';
import { keyOf } from '../casesAt';
import type { Case, Stand } from '../Stand';
import { type Fact, not } from './facts';

/** A step of a system: where it stood, what happened, and where it stands then. */
export interface Change {
  readonly previous: Stand;
  readonly event: Case<AnyEventObject>;
  readonly next: Stand;
}

/**
 * What must hold along every path:
 * - `always`: wherever `when` holds, `then` holds;
 * - `after`: wherever a change is one of `when`, `then` holds of it;
 * - `until`: once `from` holds it goes on holding up to where `to` holds;
 * - `leads to`: where `from` holds, what the actors `by` wait for (timers, answers) brings `to` about, whatever comes first.
 */
export type Formula =
  | { readonly kind: 'always'; readonly when: Fact; readonly holds: Fact }
  | {
      readonly kind: 'after';
      readonly when: (change: Change) => boolean;
      readonly holds: (change: Change) => boolean;
    }
  | { readonly kind: 'until'; readonly from: Fact; readonly to: Fact }
  | {
      readonly kind: 'leads to';
      readonly from: Fact;
      readonly to: Fact;
      readonly by: readonly string[];
    };

/** One sentence of a specification as a formula. */
export interface Property {
  /** Unique, and readable in a test's title. */
  readonly name: string;
  /** The sentence that it comes from, with its place. */
  readonly sentence: string;
  /** The actors that it speaks of: it is checked at every combination of their states that can be reached. */
  readonly about: readonly string[];
  readonly formula: Formula;
  /** A fault for which it does not hold: a machine's id and the name of one of its mutants. A property without one says nothing. */
  readonly fault: string;
}

/** Wherever one fact holds, another holds. */
export const always = (when: Fact, holds: Fact): Formula => ({ kind: 'always', when, holds });

/** Two facts never hold at the same time. */
export const never = (one: Fact, other: Fact): Formula => always(one, not(other));

/** After an event that was accepted, by its type and the name of its actor (`menu close`), something holds. */
export const after = (
  key: string,
  holds: (change: Change) => boolean,
  when: Fact = () => true,
): Formula => ({
  kind: 'after',
  when: ({ event, previous }) => isOf(event, key, previous) && when(previous),
  holds,
});

/** Whenever something comes to hold that did not hold before, another thing holds. */
export const onceThat = (begins: Fact, holds: (change: Change) => boolean): Formula => ({
  kind: 'after',
  when: ({ previous, next }) => begins(next) && !begins(previous),
  holds,
});

/** What holds goes on holding up to where another thing holds. */
export const until = (from: Fact, to: Fact): Formula => ({ kind: 'until', from, to });

/** What the actors wait for brings something about, whatever of it comes first. */
export const leadsTo = (from: Fact, to: Fact, ...by: readonly string[]): Formula => ({
  kind: 'leads to',
  from,
  to,
  by,
});

const isOf = (event: Case<AnyEventObject>, key: string, stand: Stand): boolean =>
  keyOf({ ...event, to: event.to ?? stand.name }) === key;
