import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
} from 'xstate';
import { isMachine } from '../../src/devtools/charts/isMachine';

/** Stands in for every actor that is not a machine. It runs until the harness sends the event that ends it. */
const standIn = fromPromise(() => new Promise<unknown>(() => {}));

const apart = new WeakMap<AnyStateMachine, AnyStateMachine>();

/**
 * A copy of a machine in which no actor, at any depth, has effects. Every call for a machine returns the same copy, so that transitions can
 * be compared by identity.
 */
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

/**
 * Whether a machine accepts an event in a snapshot. An event that reports the end of an invoked actor is accepted only while that actor
 * runs.
 */
export function takes(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const child = endedBy(event);
  return (child === undefined || child in snapshot.children) && snapshot.can(event);
}

/** The id of the invoked actor whose end an event reports; undefined for other events. */
export const endedBy = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** The event that makes a promise end, so that its parent receives the given `xstate.done` or `xstate.error` event. */
export const endOf = ({ type, output, error }: AnyEventObject): AnyEventObject =>
  type.startsWith('xstate.done.')
    ? { type: 'xstate.promise.resolve', data: output as unknown }
    : { type: 'xstate.promise.reject', data: error as unknown };
