import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { pathModel } from './pathModel';

const nothing = async () => {};
const modelOf = (machine: AnyStateMachine, ...types: string[]) =>
  pathModel({
    name: 'model',
    machine,
    limit: 20,
    start: nothing,
    events: Object.fromEntries(
      types.map((type) => [
        type,
        {
          cases: ['hand', 'foot'].map((by) => ({ type, by })),
          execute: nothing,
          sneak: nothing,
        },
      ]),
    ),
    states: Object.fromEntries(Object.keys(machine.root.states).map((state) => [state, nothing])),
  });
const events = (model: ReturnType<typeof modelOf>) =>
  model.pathsBy('sneak').map(({ steps }) => steps.slice(1).map(({ event }) => event.type));

describe('sneak', () => {
  it('tries each event once where it is not accepted, on the shortest way', () => {
    const lift = createMachine({
      initial: 'closed',
      states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
    });
    const model = modelOf(lift, 'open', 'close');
    expect(events(model)).toEqual([['close', 'open', 'open']]);
    const [path] = model.pathsBy('sneak');
    expect(path?.steps.map(({ state }) => state.value)).toEqual([
      'closed',
      'closed',
      'opened',
      'opened',
    ]);
  });

  it('begins afresh where no way leads on', () => {
    const fuse = createMachine({
      initial: 'whole',
      states: { whole: { on: { blow: 'blown', remove: 'removed' } }, blown: {}, removed: {} },
    });
    expect(events(modelOf(fuse, 'blow', 'remove'))).toEqual([
      ['blow', 'blow', 'remove'],
      ['remove', 'blow', 'remove'],
    ]);
  });

  it('has nothing to try where every event is accepted everywhere', () => {
    const bell = createMachine({
      initial: 'quiet',
      states: { quiet: { on: { ring: { actions: () => {} } } } },
    });
    expect(events(modelOf(bell, 'ring'))).toEqual([]);
  });

  it('tries no timer and no actor: they are not the visitor’s', () => {
    const timed = createMachine({
      id: 'timed',
      initial: 'a',
      states: { a: { after: { 5: 'b' } }, b: {} },
    });
    expect(modelOf(timed, 'xstate.after.5.timed.a').graph.sneaks).toEqual([]);
  });
});
