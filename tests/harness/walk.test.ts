import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createMachine,
} from 'xstate';
import { describe, expect, it } from 'vitest';
import { valueInWords } from '../../src/charts/words';
import { countExpectations } from './countExpectations';
import type { Driver, ModelDefinition, Step } from './ModelDefinition';
import { pathModel, titleOf } from './pathModel';
import { sneak, tour } from './generators';
import type { Covered } from './coverageGaps';
import { type Surroundings, walk } from './walk';

const expectOfPage = countExpectations(expect);

const machine = createMachine({
  id: 'door',
  context: { locks: 0, hinges: 2 },
  initial: 'closed',
  states: { closed: { on: { open: 'opened' } }, opened: { on: { close: 'closed' } } },
}) as AnyStateMachine;

interface Page {
  door: string;
}
type Door = ModelDefinition<AnyStateMachine, Page>;
type Executor = (step: Step<AnyMachineSnapshot, Page, AnyEventObject, Driver>) => Promise<void>;

const shows: Door['states'][string] = async ({ world, snapshot: { value, context } }) => {
  expectOfPage(world.door).toBe(value);
  expectOfPage(context).toMatchObject({
    locks: context.locks as number,
    hinges: context.hinges as number,
  });
};

/** A sneak that finds the door as the machine has it. */
const tries: Executor = async ({ world, previous }) => {
  expectOfPage(world.door).toBe(previous.value);
};

const definition: Door = {
  name: 'door',
  machine,
  limit: 2,
  start: async () => ({ door: 'closed' }),
  events: {
    open: {
      cases: [{ type: 'open' }],
      execute: async ({ world }) => void (world.door = 'opened'),
      sneak: tries,
    },
    close: {
      cases: [{ type: 'close' }],
      execute: async ({ world }) => void (world.door = 'closed'),
      sneak: tries,
    },
  },
  states: { closed: shows, opened: shows },
};

const showsHinges: typeof shows = async ({ snapshot: { context } }) => {
  expectOfPage(context.hinges).toBe(2);
};

/** A sneak that changes the door. */
const ajar: Executor = async (step) => {
  await tries(step);
  step.world.door = 'ajar';
};

/** The door's events, of which `open` is tried in vain by `sneaks`. */
const sneakingBy = (sneaks: Executor) => ({
  ...definition.events,
  open: {
    cases: [{ type: 'open' }],
    execute: async ({ world }: { world: Page }) => void (world.door = 'opened'),
    sneak: sneaks,
  },
});

const sideways = async () => {
  throw new Error('sideways');
};

const jammed = (found: number) => ({
  close: { because: 'it jams', absent: async () => expectOfPage(found).toBe(0) },
});

/** Walks the tour of the door, with some changes, on a page that is a mere string. */
async function walkDoor(
  changes: Partial<Door> = {},
  check = async () => {},
  generate = tour,
  failed: Surroundings['failed'] = async () => undefined,
) {
  const model = pathModel({ ...definition, ...changes });
  const [path] = model.paths(generate);
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
  return { titles, reports, title: titleOf(path) };
}

describe('walk', () => {
  it('walks from the start through every event to the end', async () => {
    const { titles, title } = await walkDoor();
    expect(titles).toEqual(['init → closed', 'open → opened', 'close → closed']);
    expect(title).toMatch(/^closed → opened → closed \(2 steps, [0-9a-f]{8}\)$/);
  });

  it('reports what it took, step by step', async () => {
    const { reports } = await walkDoor();
    expect(reports.map(({ definitions }) => definitions)).toEqual([
      [],
      ['closed: open → opened'],
      ['opened: close → closed'],
    ]);
    expect(reports.flatMap(({ transitions }) => transitions)).toEqual([
      '["closed",{"locks":0,"hinges":2}] {"type":"open"}',
      '["opened",{"locks":0,"hinges":2}] {"type":"close"}',
    ]);
  });

  it('reports which transitions followed each other, and what was tried in vain', async () => {
    const { reports, titles } = await walkDoor({}, undefined, sneak);
    expect(titles).toEqual([
      'init → closed',
      'sneak: close → closed',
      'open → opened',
      'sneak: open → opened',
    ]);
    expect(reports.flatMap(({ pairs }) => pairs)).toEqual([]);
    expect(reports.flatMap(({ sneaks }) => sneaks)).toHaveLength(2);
    const toured = await walkDoor();
    expect(toured.reports.flatMap(({ pairs }) => pairs)).toEqual([
      expect.stringMatching(/^\["closed".* then \["opened"/),
    ]);
    expect(toured.reports.flatMap(({ sneaks }) => sneaks)).toEqual([]);
  });

  it('fails where a sneak changes the page', async () => {
    await expect(walkDoor({ events: sneakingBy(ajar) }, undefined, sneak)).rejects.toThrow(
      /^door, step 3 of 3: sneak: open → opened\n.*\n.*expected 'ajar' to be 'opened'/,
    );
  });

  it('fails where a sneak expects nothing, whatever it does', async () => {
    const idle = walkDoor({ events: sneakingBy(async () => {}) }, undefined, sneak);
    await expect(idle).rejects.toThrow('The sneak of "open" expected nothing');
  });

  it('hands an executor the snapshot before its event, and the one after it', async () => {
    const handed: unknown[] = [];
    const note: Executor = async (step) => {
      handed.push([step.previous.value, step.event, step.next.value]);
      await tries(step);
    };
    const { open, ...others } = sneakingBy(note);
    const execute: Executor = async (step) => {
      await note(step);
      await open.execute(step);
    };
    await walkDoor({ events: { ...others, open: { ...open, execute } } }, undefined, sneak);
    expect(handed).toEqual([
      ['closed', { type: 'open' }, 'opened'],
      ['opened', { type: 'open' }, 'opened'],
    ]);
  });

  it('says where it failed and how to get there again', async () => {
    const stuck = {
      ...definition.events,
      open: { cases: [{ type: 'open' }], execute: async () => {}, sneak: async () => {} },
    };
    await expect(walkDoor({ events: stuck })).rejects.toThrow(
      /^door, step 1 of 2: open → opened\nRepeat it: walk door\n.*expected 'closed' to be 'opened'/,
    );
  });

  it('reports the step that failed before it throws, and says what comes back', async () => {
    const stuck = {
      ...definition.events,
      open: { cases: [{ type: 'open' }], execute: async () => {}, sneak: async () => {} },
    };
    const steps: number[] = [];
    const failed: Surroundings['failed'] = async ({ step, expected }) => {
      steps.push(step);
      return `It should be ${valueInWords(expected.value)}`;
    };
    await expect(walkDoor({ events: stuck }, undefined, tour, failed)).rejects.toThrow(
      /Repeat it: walk door\nIt should be opened\n/,
    );
    expect(steps).toEqual([1]);
  });

  it('fails where an assertion expects nothing', async () => {
    await expect(walkDoor({ states: { closed: shows, opened: async () => {} } })).rejects.toThrow(
      'The assertion of "opened" expected nothing',
    );
  });

  it('fails where no assertion looks at a part of the context', async () => {
    await expect(walkDoor({ states: { closed: shows, opened: showsHinges } })).rejects.toThrow(
      `No assertion of "opened" looks at the context's locks`,
    );
  });

  it('fails where the page as a whole is not in order', async () => {
    await expect(walkDoor({}, sideways)).rejects.toThrow('sideways');
  });

  it('fails where an event that the page does not offer is there', async () => {
    const events = { ...definition.events };
    Reflect.deleteProperty(events, 'close');
    await expect(walkDoor({ events, unoffered: jammed(0) })).resolves.toBeDefined();
    await expect(walkDoor({ events, unoffered: jammed(1) })).rejects.toThrow(
      /"close" is unoffered because it jams; the page seems to offer it now: .*move it .* to events\nexpected 1 to be \+0/,
    );
    const unchecked = { close: { because: 'it jams', absent: async () => {} } };
    await expect(walkDoor({ events, unoffered: unchecked })).rejects.toThrow(
      'The absence of "close" expected nothing',
    );
  });
});
