import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromPromise,
} from 'xstate';
import { isMachine } from '../../src/devtools/charts/isMachine';

/** Stands for what is no machine: it waits until an event ends it as a promise ends. */
const standIn = fromPromise(() => new Promise<unknown>(() => {}));

const apart = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** A machine whose actors, and theirs, have no effects; the same copy for the same machine, so that its transitions stay identical. */
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

/** Whether a machine takes an event in a snapshot; the report of an invoked actor's end only while that actor is running. */
export function takes(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const child = endedBy(event);
  return (child === undefined || child in snapshot.children) && snapshot.can(event);
}

/** The id of the invoked actor whose end an event reports; undefined for other events. */
export const endedBy = ({ type }: AnyEventObject): string | undefined =>
  /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(type)?.[1];

/** The event by which XState ends a promise, for the event that reports its end. */
export const endOf = ({ type, output, error }: AnyEventObject): AnyEventObject =>
  type.startsWith('xstate.done.')
    ? { type: 'xstate.promise.resolve', data: output as unknown }
    : { type: 'xstate.promise.reject', data: error as unknown };
