import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../../src/devtools/charts/traversal';
import { door, doorModel, event, modelFor, nothing } from './doorModel';
import { explore } from './explore';
import { type GeneratorName, pairsOf, pairsTour } from './generators';

const turnstile = createMachine({
  initial: 'locked',
  states: {
    locked: { on: { coin: 'unlocked', push: {} } },
    unlocked: { on: { coin: { actions: () => {} }, push: 'locked' } },
  },
});
const fuse = createMachine({
  initial: 'whole',
  states: { whole: { on: { blow: 'blown', remove: 'removed' } }, blown: {}, removed: {} },
});
const bell = createMachine({
  initial: 'quiet',
  states: { quiet: { on: { ring: { actions: () => {} } } } },
});

/** A model of a machine whose events have one case each. */
const modelOf = (machine: AnyStateMachine, ...types: string[]) =>
  doorModel({
    machine,
    limit: 20,
    events: Object.fromEntries(types.map((type) => [type, event(type)])),
    states: Object.fromEntries(Object.keys(machine.root.states).map((state) => [state, nothing])),
  });

/** The events of each path that a generator makes of a model. */
const pathsOf = (model: ReturnType<typeof modelOf>, generator: GeneratorName) =>
  model.pathsBy(generator).map(({ steps }) =>
    steps
      .slice(1)
      .map(({ event: { type } }) => type)
      .join(' '),
  );

const idsOf = (machine: AnyStateMachine, ...types: string[]) =>
  modelOf(machine, ...types)
    .pathsBy('tour')
    .map(({ id }) => id);

const graphOf = (machine: AnyStateMachine, ...types: string[]) =>
  explore({ machine }, { limit: 9, events: () => types.map((type) => ({ type })) });

describe('tour', () => {
  it.each([
    ['in one path where there is a way back', turnstile, ['coin coin push']],
    ['afresh after a state without a way out', fuse, ['blow', 'remove']],
  ])('takes every transition, %s', (_, machine, paths) => {
    const types = machine === fuse ? ['blow', 'remove'] : ['coin', 'push'];
    expect(pathsOf(modelOf(machine, ...types), 'tour')).toEqual(paths);
  });

  it('takes the branches of a guard at the snapshots that open them', () => {
    const car = createMachine({
      type: 'parallel',
      states: {
        key: {
          initial: 'out',
          states: { out: { on: { flip: 'in' } }, in: { on: { flip: 'out' } } },
        },
        engine: {
          initial: 'off',
          states: {
            off: { always: { guard: (step) => step.event.type === 'flip', target: 'on' } },
            on: {},
          },
        },
      },
    });
    const model = modelOf(car, 'flip');
    const taken = new Set(model.graph.transitions.flatMap((each) => each.taken));
    expect([...transitionsOf(car).values()].every(({ name }) => taken.has(name))).toBe(true);
    expect(pathsOf(model, 'tour')).toEqual(['flip flip flip']);
  });

  it('gives the same paths with the same ids every time, and others other ids', () => {
    expect(idsOf(turnstile, 'coin', 'push')).toEqual(idsOf(turnstile, 'coin', 'push'));
    expect(idsOf(bell, 'ring')).not.toEqual(idsOf(turnstile, 'coin', 'push'));
  });
});

describe('pairs', () => {
  it('join each transition with each that can follow it, and take a turnstile six steps', () => {
    const graph = graphOf(turnstile, 'coin', 'push');
    expect(graph.transitions).toHaveLength(3);
    const short = pairsOf(graph).map((pair) =>
      [pair.from, pair.to].map((kind) => kind.replace(/^\["(\w+)",{}\] (\w+) .*$/, '$1 $2')),
    );
    expect(short).toEqual([
      ['locked coin', 'unlocked coin'],
      ['locked coin', 'unlocked push'],
      ['unlocked coin', 'unlocked coin'],
      ['unlocked coin', 'unlocked push'],
      ['unlocked push', 'locked coin'],
    ]);
    expect(pairsTour(graph)).toMatchObject({ cost: 6, bound: 6, walks: [expect.anything()] });
  });

  it('count a transition once, in however many ways it happens', () => {
    expect(pairsOf(modelFor(door, 'open', 'close').graph)).toHaveLength(2);
  });

  it('begin where that makes their tour shortest, and afresh where there is no way back', () => {
    const fork = createMachine({
      initial: 'a',
      states: { a: { on: { left: 'b', right: 'c' } }, b: { on: { end: 'd' } }, c: {}, d: {} },
    });
    const graph = graphOf(fork, 'left', 'right', 'end');
    expect(pairsTour(graph)).toMatchObject({ cost: 2, walks: [expect.anything()] });
    expect(pairsTour(graphOf(fork)).cost).toBe(0);
  });
});

describe('sneak', () => {
  const timed = createMachine({
    id: 'timed',
    initial: 'a',
    states: { a: { after: { 5: 'b' } }, b: {} },
  });

  it.each([
    ['each event once where it is not accepted', door, ['open', 'close'], ['close open open']],
    [
      'afresh where no way leads on',
      fuse,
      ['blow', 'remove'],
      ['blow blow remove', 'remove blow remove'],
    ],
    ['nothing where every event is accepted everywhere', bell, ['ring'], []],
    ['no timer and no actor: they are not the visitor’s', timed, ['xstate.after.5.timed.a'], []],
  ])('tries %s', (_, machine, types, paths) => {
    expect(pathsOf(modelFor(machine, ...types), 'sneak')).toEqual(paths);
  });

  it('stays in the state that it tries an event in', () => {
    const [path] = modelFor(door, 'open', 'close').pathsBy('sneak');
    const states = path?.steps.map(({ state }) => state.value);
    expect(states).toEqual(['closed', 'closed', 'opened', 'opened']);
  });
});
