import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
} from 'xstate';
import { isMachine } from '../../src/devtools/charts/isMachine';

/** Replaces each actor that is not a machine: waits until an event ends it, as a promise waits until it is settled. */
const standIn = fromPromise(() => new Promise<unknown>(() => {}));

const apart = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** A copy of a machine whose actors have no effects, at any depth. Each machine has one copy, so that transitions stay identical. */
export function apartFromWorld(machine: AnyStateMachine): AnyStateMachine {
  const known = apart.get(machine);
  if (known) return known;
  const { actors } = machine.implementations;
  const provided = machine.provide({
    actors: Object.fromEntries(
      Object.entries(actors as Readonly<Record<string, unknown>>).map(([name, logic]) => [
        name,
        isMachine(logic) ? apartFromWorld(logic) : standIn,
      ]),
    ),
  });
  apart.set(machine, provided);
  return provided;
}

/** Whether a machine accepts an event in a snapshot. The event at the end of an invoked actor counts only while that actor runs. */
export function takes(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const child = endedBy(event);
  return (child === undefined || child in snapshot.children) && snapshot.can(event);
}

/** The id of the invoked actor whose end an event reports; undefined for other events. */
export const endedBy = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** The event by which XState ends a promise, made from the event that reports this end. */
export const endOf = ({ type, output, error }: AnyEventObject): AnyEventObject =>
  type.startsWith('xstate.done.')
    ? { type: 'xstate.promise.resolve', data: output as unknown }
    : { type: 'xstate.promise.reject', data: error as unknown };
