import { type AnyStateMachine, createMachine } from 'xstate';
import type { ModelDefinition } from './ModelDefinition';
import { pathModel } from './pathModel';

type Open = ModelDefinition<AnyStateMachine, void>;

export const door = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
}) as AnyStateMachine;

export const nothing = async () => {};

/** An event with one case for each payload, or with a single case without a payload. */
export const event = (type: string, ...payloads: object[]) => ({
  cases: (payloads.length > 0 ? payloads : [{}]).map((payload) => ({ type, ...payload })),
  execute: nothing,
  sneak: nothing,
});

/** A valid model of a door, with some parts replaced by `changes`. */
export const doorModel = (changes: { [Key in keyof Open]?: unknown }) =>
  pathModel({
    name: 'door',
    machine: door,
    limit: 2,
    start: nothing,
    events: { open: event('open'), close: event('close') },
    states: { closed: nothing, opened: nothing },
    ...changes,
  } as Open);

/** A model of `machine`, in which each event has two cases: by hand and by foot. */
export const modelFor = (machine: AnyStateMachine, ...types: string[]) =>
  doorModel({
    machine,
    limit: 20,
    events: Object.fromEntries(
      types.map((type) => [type, event(type, { by: 'hand' }, { by: 'foot' })]),
    ),
    states: Object.fromEntries(Object.keys(machine.root.states).map((state) => [state, nothing])),
  });

/** The error message for a door model with `changes`; 'accepted' if the model is not refused. */
export const refusal = (changes: Parameters<typeof doorModel>[0]) => {
  try {
    doorModel(changes);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};
