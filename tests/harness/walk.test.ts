import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { valueInWords } from '../../src/devtools/charts/words';
import { countExpectations } from './countExpectations';
import type { GeneratorName } from './generators';
import type { Driver, ModelDefinition, Step } from './ModelDefinition';
import { pathModel } from './pathModel';
import { type WalkOptions, walk } from './walk';

const expectOfPage = countExpectations(expect);

interface Page {
  door: string;
}
type Door = ModelDefinition<AnyStateMachine, Page>;
type Executor = (step: Step<AnyMachineSnapshot, Page, AnyEventObject, Driver>) => Promise<void>;

const shows: Door['states'][string] = async ({ world, snapshot: { value, context } }) => {
  expectOfPage(world.door).toBe(value);
  expectOfPage([context.locks, context.hinges]).toEqual([0, 2]);
};
const showsHinges: typeof shows = async ({ snapshot: { context } }) => {
  expectOfPage(context.hinges).toBe(2);
};
const nothing = async () => {};

const puts =
  (door: string): Executor =>
  async ({ world }) =>
    void (world.door = door);
/** Tries an event that the state does not accept (a sneak), and expects the page to show the same state as before. */
const tries: Executor = async ({ world, previous }) => {
  expectOfPage(world.door).toBe(previous.value);
};
const ajar: Executor = async (step) => {
  await tries(step);
  await puts('ajar')(step);
};

const open = { cases: [{ type: 'open' }], execute: puts('opened'), sneak: tries };
const close = { cases: [{ type: 'close' }], execute: puts('closed'), sneak: tries };
const definition: Door = {
  name: 'door',
  machine: createMachine({
    id: 'door',
    context: { locks: 0, hinges: 2 },
    initial: 'closed',
    states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
  }),
  limit: 2,
  start: async () => ({ door: 'closed' }),
  events: { open, close },
  states: { closed: shows, opened: shows },
};
const stuck = { open: { ...open, execute: nothing }, close };

interface Walked {
  readonly generator?: GeneratorName;
  readonly check?: () => Promise<void>;
  readonly failed?: WalkOptions['failed'];
}

/** Walks the first path of the door's model, with `changes` to it. The page is a mere string. */
async function walkDoor(
  changes: Partial<Door> = {},
  { generator = 'tour', check = nothing, failed = async () => undefined }: Walked = {},
) {
  const model = pathModel({ ...definition, ...changes });
  const [path] = model.pathsBy(generator);
  if (!path) throw new Error('The door has no path');
  await walk(model, path, {
    driver: { check } as Driver,
    command: 'walk door',
    failed,
  });
}

describe('walk', () => {
  it('walk throws an error with the place of the failed step, the command, and the answer of `failed`', async () => {
    const steps: number[] = [];
    const failed: WalkOptions['failed'] = async ({ step, expected }) => {
      steps.push(step);
      return `It should be ${valueInWords(expected.value)}`;
    };
    await expect(walkDoor({ events: stuck }, { failed })).rejects.toThrow(
      /^door, step 1 of 2: open → opened\nRepeat it: walk door\nIt should be opened\n.*expected 'closed' to be 'opened'/,
    );
    expect(steps).toEqual([1]);
  });

  const sneak = { generator: 'sneak' } as const;
  const sideways = { check: () => Promise.reject(new Error('sideways')) };
  it.each<[string, Partial<Door>, Walked, string | RegExp]>([
    [
      'a sneak changes the page',
      { events: { open: { ...open, sneak: ajar }, close } },
      sneak,
      /^door, step 3 of 3: sneak: open → opened\n.*\n.*expected 'ajar' to be 'opened'/,
    ],
    [
      'a sneak expects nothing, whatever it does',
      { events: { open: { ...open, sneak: nothing }, close } },
      sneak,
      'The sneak of "open" expected nothing',
    ],
    [
      'an assertion expects nothing',
      { states: { closed: shows, opened: nothing } },
      {},
      'The assertion of "opened" expected nothing',
    ],
    [
      'no assertion looks at a part of the context',
      { states: { closed: shows, opened: showsHinges } },
      {},
      `No assertion of "opened" looks at the context's locks`,
    ],
    ['the page as a whole is not in order', {}, sideways, 'sideways'],
  ])('fails where %s', async (_, changes, walked, reason) => {
    await expect(walkDoor(changes, walked)).rejects.toThrow(reason);
  });
});
