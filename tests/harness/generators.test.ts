import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { transitionsOf } from '../../src/devtools/charts/traversal';
import { door, doorModel, event, modelFor, nothing } from './doorModel';
import { type GeneratorName, pairsOf } from './generators';
import { type Arc, randomOf, tourOf } from './tourOf';

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

/** Arcs of a text such as `ab bc`, and back. */
const arcs = (text: string): Arc[] =>
  text.split(' ').map((arc) => ({ from: arc.charAt(0), to: arc.charAt(1) }));
const read = (walk: readonly Arc[]) => walk.map(({ from, to }) => from + to).join(' ');

describe('tourOf', () => {
  it.each([
    ['a circle once', 'ab bc ca', ['ab bc ca']],
    ['no way back at the end', 'ab bc', ['ab bc']],
    ['a dead end last', 'ab bc ba', ['ab ba ab bc']],
  ])('walks %s', (_, text, walks) => {
    expect(tourOf('a', arcs(text)).map(read)).toEqual(walks);
  });

  it('begins a new walk where there is no way back, and refuses what no way leads to', () => {
    expect(tourOf('a', arcs('ab ac')).map(read).toSorted()).toEqual(['ab', 'ac']);
    expect(() => tourOf('a', arcs('ab cd'))).toThrow('cannot be reached');
  });

  it('takes every arc, and steps from one to the next', () => {
    const random = randomOf(7);
    for (let round = 0; round < 60; round += 1) {
      const reached = ['a'];
      const all = Array.from({ length: 3 + random(9) }, () => {
        const from = reached[random(reached.length)] ?? 'a';
        reached.push('abcdef'.charAt(random(6)));
        return { from, to: reached.at(-1) ?? 'a' };
      });
      const walks = tourOf('a', all);
      expect(new Set(walks.flat())).toEqual(new Set(all));
      for (const walk of walks)
        expect(walk.map(({ from }) => from)).toEqual([
          'a',
          ...walk.slice(0, -1).map(({ to }) => to),
        ]);
    }
  });
});

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
    const model = modelOf(turnstile, 'coin', 'push');
    expect(model.graph.transitions).toHaveLength(3);
    const short = pairsOf(model.graph).map((pair) =>
      [pair.from, pair.to].map((kind) => kind.replace(/^\["(\w+)",{}\] (\w+) .*$/, '$1 $2')),
    );
    expect(short).toEqual([
      ['locked coin', 'unlocked coin'],
      ['locked coin', 'unlocked push'],
      ['unlocked coin', 'unlocked coin'],
      ['unlocked coin', 'unlocked push'],
      ['unlocked push', 'locked coin'],
    ]);
    expect(model.pathsBy('pairs').map(({ steps }) => steps.length - 1)).toEqual([6]);
  });

  it('count a transition once, in however many ways it happens', () => {
    expect(pairsOf(modelFor(door, 'open', 'close').graph)).toHaveLength(2);
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
