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

/** An event with a case for each payload, or one case without. */
export const event = (type: string, ...payloads: object[]) => ({
  cases: (payloads.length > 0 ? payloads : [{}]).map((payload) => ({ type, ...payload })),
  execute: nothing,
  sneak: nothing,
});

/** A model that is in order but for what is changed. */
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

/** A model of another machine, in which some events are tried by hand and by foot. */
export const modelFor = (machine: AnyStateMachine, ...types: string[]) =>
  doorModel({
    machine,
    limit: 20,
    events: Object.fromEntries(
      types.map((type) => [type, event(type, { by: 'hand' }, { by: 'foot' })]),
    ),
    states: Object.fromEntries(Object.keys(machine.root.states).map((state) => [state, nothing])),
  });

/** Why such a model is refused; 'accepted' if it is not. */
export const refusal = (changes: Parameters<typeof doorModel>[0]) => {
  try {
    doorModel(changes);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};
