import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Stand } from '../Stand';

/** Something that holds at a place of a system, or does not. */
export type Fact = (stand: Stand) => boolean;

/** An actor is running and accepts an event. */
export const accepts =
  (actor: string, type: string): Fact =>
  (stand) =>
    stand.accepts({ type, to: actor });

/** An actor is running and in a state. */
export const at =
  (actor: string, state: StateValue): Fact =>
  (stand) =>
    holdsOf(stand, actor, (snapshot) => snapshot.matches(state));

/** An actor is running, and something holds of what it knows. */
export const knows =
  <Context>(actor: string, what: (context: Context) => boolean): Fact =>
  (stand) =>
    holdsOf(stand, actor, ({ context }) => what(context as Context));

/** All of some facts hold. */
export const all =
  (...facts: readonly Fact[]): Fact =>
  (stand) =>
    facts.every((fact) => fact(stand));

/** One of some facts holds at least. */
export const any =
  (...facts: readonly Fact[]): Fact =>
  (stand) =>
    facts.some((fact) => fact(stand));

/** A fact does not hold. */
export const not =
  (fact: Fact): Fact =>
  (stand) =>
    !fact(stand);

const holdsOf = (
  stand: Stand,
  actor: string,
  what: (snapshot: AnyMachineSnapshot) => boolean,
): boolean => stand.names.includes(actor) && what(stand.of(actor));
