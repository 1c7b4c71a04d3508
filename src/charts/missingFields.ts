import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { macrostep } from './macrostep';
import { refusalOf } from './refusalOf';
import type { Step } from './records';
import { stateOf } from './compute';

/** What came of an event on a copy: the fields that the machine reads from it and that it does not have, and the next snapshot. */
export interface Attempt {
  readonly missing: readonly string[];
  /** None where the machine cannot do without what is missing. */
  readonly next?: AnyMachineSnapshot;
}

/** Tries an event on a copy of a snapshot. Nothing is executed. */
export function attempt(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Attempt {
  const missing = new Set<string>();
  const watched = new Proxy(event, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) missing.add(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  try {
    const { next } = macrostep(machine, { snapshot, event: watched });
    return { missing: [...missing], next };
  } catch {
    // It cannot do without what it reads: that is said by what was found missing until then.
    return { missing: [...missing] };
  }
}

/** The fields that a machine reads from an event and that the event does not have. Nothing is executed. */
export const missingFields = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] => attempt(machine, snapshot, event).missing;

/** Throws an Error that names the fields that a machine in a recorded state would miss in an event. */
export function requireFields(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): void {
  const missing = missingFields(machine, stateOf(machine, from), event);
  if (missing.length === 0) return;
  const names = missing.map((name) => JSON.stringify(name)).join(', ');
  throw new Error(`The event lacks ${names}, which the machine reads.`);
}

/** Throws an Error that says why a machine in a recorded state does not take an event; it takes its start in any. */
export function requireTaken(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): void {
  if (event.type === 'xstate.init') return;
  requireFields(machine, from, event);
  const refusal = refusalOf(stateOf(machine, from), event);
  if (refusal) throw new Error(refusal);
}
