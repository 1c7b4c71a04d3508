import { type AnyStateMachine, createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { door, modelFor } from './doorModel';
import { type GeneratorName, pairsOf } from './generators';
import { type Arc, tourOf } from './tourOf';

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
const timed = createMachine({
  id: 'timed',
  initial: 'a',
  states: { a: { after: { 5: 'b' } }, b: {} },
});

/** Turns a text such as `ab bc` into arcs; `read` turns arcs into such a text. */
const arcs = (text: string): Arc[] =>
  text.split(' ').map((arc) => ({ from: arc.charAt(0), to: arc.charAt(1) }));
const read = (walk: readonly Arc[]) => walk.map(({ from, to }) => from + to).join(' ');

it.each([
  ['a circle once', 'ab bc ca', ['ab bc ca']],
  ['a dead end last', 'ab bc ba', ['ab ba ab bc']],
  ['afresh where there is no way back', 'ab ac', ['ab', 'ac']],
])('a tour walks %s', (_, text, walks) => {
  expect(tourOf('a', arcs(text)).map(read).toSorted()).toEqual(walks);
});

it('a tour refuses an arc that cannot be reached', () => {
  expect(() => tourOf('a', arcs('ab cd'))).toThrow('cannot be reached');
});

it.each<[GeneratorName, AnyStateMachine, string[], string[]]>([
  ['tour', fuse, ['blow', 'remove'], ['blow', 'blow', 'remove', 'remove']],
  ['sneak', door, ['open', 'close'], ['close open open']],
  ['sneak', fuse, ['blow', 'remove'], ['blow blow remove', 'remove blow remove']],
  // A visitor cannot try the events of timers and actors.
  ['sneak', timed, ['xstate.after.5.timed.a'], []],
])('the %s of a machine is as by hand', (generator, machine, types, paths) => {
  const walked = modelFor(machine, ...types).pathsBy(generator);
  const typesOf = ({ steps }: (typeof walked)[number]) => steps.map(({ event }) => event.type);
  expect(walked.map((path) => typesOf(path).slice(1).join(' '))).toEqual(paths);
});

it('pairs are transitions that can follow each other; transitions that differ only in cases count as one', () => {
  const { graph } = modelFor(turnstile, 'coin', 'push');
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
});
