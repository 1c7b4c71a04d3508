import { createMachine } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { valueInWords } from '../../src/devtools/charts/words';
import { countExpectations } from './countExpectations';
import type { Covered } from './coverageGaps';
import type { GeneratorName } from './generators';
import type { Driver, ModelDefinition, Step } from './ModelDefinition';
import { pathModel, titleOf } from './pathModel';
import { type Surroundings, walk } from './walk';

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

/** Puts the door in place. */
const puts =
  (door: string): Executor =>
  async ({ world }) =>
    void (world.door = door);
/** A sneak that finds the door as the machine has it. */
const tries: Executor = async ({ world, previous }) => {
  expectOfPage(world.door).toBe(previous.value);
};
/** A sneak that changes the door. */
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

/** Expects to find none of a control of which there are so many. */
const finds = (count: number) => async () => expectOfPage(count).toBe(0);

/** The door without its event `close`, whose absence is checked by `absent`. */
const jammed = (absent: () => Promise<void>) => ({
  events: { open },
  unoffered: { close: { because: 'it jams', absent } },
});

interface Walked {
  readonly generator?: GeneratorName;
  readonly check?: () => Promise<void>;
  readonly failed?: Surroundings['failed'];
}

/** Walks the first path of the door, with some changes, on a page that is a mere string. */
async function walkDoor(
  changes: Partial<Door> = {},
  { generator = 'tour', check = nothing, failed = async () => undefined }: Walked = {},
) {
  const model = pathModel({ ...definition, ...changes });
  const [path] = model.pathsBy(generator);
  if (!path) throw new Error('The door has no path');
  const titles: string[] = [];
  const reports: Covered[] = [];
  await walk(model, path, {
    driver: { check } as Driver,
    command: 'walk door',
    step: (title, body) => {
      titles.push(title);
      return body();
    },
    report: (taken) => reports.push(taken),
    failed,
  });
  const all = (what: keyof Covered) => reports.map((report) => report[what]);
  return { titles, all, title: titleOf(path) };
}

describe('walk', () => {
  it('walks from the start through every event to the end, and reports what it took, step by step', async () => {
    const { titles, title, all } = await walkDoor();
    expect(titles).toEqual(['init → closed', 'open → opened', 'close → closed']);
    expect(title).toMatch(/^closed → opened → closed \(2 steps, [0-9a-f]{8}\)$/);
    expect(all('definitions')).toEqual([[], ['closed: open → opened'], ['opened: close → closed']]);
    expect(all('transitions')).toEqual([
      [],
      ['["closed",{"locks":0,"hinges":2}] {"type":"open"}'],
      ['["opened",{"locks":0,"hinges":2}] {"type":"close"}'],
    ]);
    expect(all('pairs')).toEqual([
      [],
      [],
      [expect.stringMatching(/^\["closed".* then \["opened"/)],
    ]);
    expect(all('sneaks').flat()).toEqual([]);
  });

  it('reports what was tried in vain', async () => {
    const { all, titles } = await walkDoor({}, { generator: 'sneak' });
    expect(titles).toEqual([
      'init → closed',
      'sneak: close → closed',
      'open → opened',
      'sneak: open → opened',
    ]);
    expect(all('pairs').flat()).toEqual([]);
    expect(all('sneaks').flat()).toHaveLength(2);
  });

  it('hands an executor the snapshot before its event, and the one after it', async () => {
    const handed: unknown[] = [];
    const noting =
      (then: Executor): Executor =>
      async (step) => {
        handed.push([step.previous.value, step.event, step.next.value]);
        await then(step);
      };
    const noted = { ...open, execute: noting(open.execute), sneak: noting(tries) };
    await walkDoor({ events: { open: noted, close } }, { generator: 'sneak' });
    expect(handed).toEqual([
      ['closed', { type: 'open' }, 'opened'],
      ['opened', { type: 'open' }, 'opened'],
    ]);
  });

  it('reports the step that failed before it throws, and says where, how to get there and what comes back', async () => {
    const steps: number[] = [];
    const failed: Surroundings['failed'] = async ({ step, expected }) => {
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
    [
      'an event that the page does not offer is there',
      jammed(finds(1)),
      {},
      /"close" is unoffered because it jams; the page seems to offer it now: .*move it .* to events\nexpected 1 to be \+0/,
    ],
    [
      'nothing checks that such an event is absent',
      jammed(nothing),
      {},
      'The absence of "close" expected nothing',
    ],
  ])('fails where %s', async (_, changes, walked, reason) => {
    await expect(walkDoor(changes, walked)).rejects.toThrow(reason);
  });

  it('passes where an event that the page does not offer is absent', async () => {
    await expect(walkDoor(jammed(finds(0)))).resolves.toBeDefined();
  });
});
