import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { event } from './doorModel';
import { counted } from './counted';
import { pathModel } from './pathModel';
import { failsBy, faultOf, suggestionsFor } from './shorten';
import type { Driver } from './Driver';

const expectOfPage = counted(expect);
const site = { check: async () => {} } as unknown as Driver;

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: 'locked' } },
    opened: { on: { close: 'closed' } },
    locked: { on: { unlock: 'closed' } },
  },
}) as AnyStateMachine;

/** A state's assertion that holds, or complains. */
const shows = (complaint?: string) => async () => {
  expectOfPage(site).toBeDefined();
  if (complaint) throw new Error(`${complaint}\nand more, that differs each time`);
};

/** A door whose states fail with these complaints. */
const doorWhere = (complaints: { opened?: string; locked?: string }) =>
  pathModel({
    name: 'door',
    machine,
    limit: 3,
    start: async () => {},
    events: Object.fromEntries(
      ['open', 'close', 'lock', 'unlock'].map((type) => [type, event(type)]),
    ),
    states: {
      closed: shows(),
      opened: shows(complaints.opened),
      locked: shows(complaints.locked),
    },
  });

/** A path of the door. */
const pathOf = (...types: string[]) => {
  const path = doorWhere({}).pathOf(types.map((type) => ({ type })));
  if (!path) throw new Error(`The door cannot ${types.join()}`);
  return path;
};

/** The fault of a path whose last step is complained of. */
const fault = (complaint: string, ...types: string[]) => {
  const path = pathOf(...types);
  const error = new Error(`${complaint}\nand how`);
  return faultOf(path, { step: types.length, error, world: undefined, expected: path.state });
};

const sticks = fault('it sticks', 'lock', 'unlock', 'open');

describe('a shorter path', () => {
  it('fails by the same fault where the same event fails in the same way', async () => {
    const door = doorWhere({ opened: 'it sticks' });
    expect(await failsBy(sticks, door, pathOf('open'), site)).toBe(true);
    expect(await failsBy(sticks, door, pathOf('open', 'close'), site)).toBe(true);
  });

  it('does not where it passes, or another fault comes first', async () => {
    const door = doorWhere({ opened: 'it sticks', locked: 'it sticks' });
    expect(await failsBy(sticks, door, pathOf(), site)).toBe(false);
    expect(await failsBy(sticks, door, pathOf('lock', 'unlock', 'open'), site)).toBe(false);
    const creaking = doorWhere({ opened: 'it creaks' });
    expect(await failsBy(sticks, creaking, pathOf('open'), site)).toBe(false);
  });

  it('fails by the same fault at the start, if that is where it was', async () => {
    const start = fault('it sticks');
    const door = doorWhere({ opened: 'it sticks' });
    expect(await failsBy(start, door, pathOf('open'), site)).toBe(false);
    const jammed = { ...door, start: () => Promise.reject(new Error('it sticks')) };
    expect(await failsBy(start, jammed, pathOf(), site)).toBe(true);
  });

  it('is suggested: the shortest way to the event that failed', () => {
    const path = pathOf('lock', 'unlock', 'open', 'close', 'open');
    const suggested = (step: number) =>
      suggestionsFor(doorWhere({}), path, step).map((events) => events.map(({ type }) => type));
    expect(suggested(5)).toEqual([['open']]);
    expect(suggested(4)).toEqual([['open', 'close']]);
    expect(suggested(0)).toEqual([]);
  });
});
