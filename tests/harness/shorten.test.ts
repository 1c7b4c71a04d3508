import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { countExpectations } from './countExpectations';
import { doorModel, event } from './doorModel';
import type { Driver } from './ModelDefinition';
import { failsBy, faultOf, shrink, suggestionsFor } from './shorten';

const expectOfPage = countExpectations(expect);
const driver = { check: async () => {} } as unknown as Driver;

/** A state's assertion that holds, or complains. */
const shows = (complaint?: string) => async () => {
  expectOfPage(driver).toBeDefined();
  if (complaint) throw new Error(`${complaint}\nand more, that differs each time`);
};

/** A door whose states fail with these complaints. */
const doorWhere = (complaints: { opened?: string; locked?: string }) =>
  doorModel({
    machine: createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { open: 'opened', lock: 'locked' } },
        opened: { on: { close: 'closed' } },
        locked: { on: { unlock: 'closed' } },
      },
    }),
    limit: 3,
    events: Object.fromEntries(
      ['open', 'close', 'lock', 'unlock'].map((type) => [type, event(type)]),
    ),
    states: {
      closed: shows(),
      opened: shows(complaints.opened),
      locked: shows(complaints.locked),
    },
  });
const door = doorWhere({ opened: 'it sticks' });

/** A path of the door, by its events. */
const pathOf = (events: string) => {
  const path = door.pathOf(events.split(' ').flatMap((type) => (type ? { type } : [])));
  if (!path) throw new Error(`The door cannot ${events}`);
  return path;
};

/** The fault of a path whose last step complains that it sticks. */
const faultAfter = (events: string) => {
  const path = pathOf(events);
  const error = new Error('it sticks\nand how');
  return faultOf(path, {
    step: path.steps.length - 1,
    error,
    world: undefined,
    expected: path.state,
  });
};

describe('a shorter path', () => {
  const sticks = 'lock unlock open';
  const jammed = { ...door, start: () => Promise.reject(new Error('it sticks')) };
  it.each([
    ['fails by it where the same event fails in the same way', door, sticks, 'open', true],
    ['fails by it on its way', door, sticks, 'open close', true],
    ['does not where it passes', door, sticks, '', false],
    [
      'does not where another event fails first',
      doorWhere({ opened: 'it sticks', locked: 'it sticks' }),
      sticks,
      'lock unlock open',
      false,
    ],
    [
      'does not where it fails in another way',
      doorWhere({ opened: 'it creaks' }),
      sticks,
      'open',
      false,
    ],
    ['does not after the start, if that is where it was', door, '', 'open', false],
    ['fails by it at the start, if that is where it was', jammed, '', '', true],
  ])('of a fault %s', async (_, model, fault, events, isSame) => {
    expect(await failsBy(faultAfter(fault), model, pathOf(events), driver)).toBe(isSame);
  });

  it('is suggested: the shortest way to the event that failed', () => {
    const path = pathOf('lock unlock open close open');
    const suggested = (step: number) =>
      suggestionsFor(door, path, step).map((events) => events.map(({ type }) => type));
    expect(suggested(5)).toEqual([['open']]);
    expect(suggested(4)).toEqual([['open', 'close']]);
    expect(suggested(0)).toEqual([]);
  });
});

/** Shrinks letters that fail where they hold `wanted` in this order; says what it cost. */
async function shrinkLetters(
  letters: string,
  wanted: string,
  suggestions: string[] = [],
  tries = 200,
) {
  const walked: string[] = [];
  const fault = new RegExp(wanted.split('').join('.*'));
  const events = await shrink(letters.split(''), {
    suggestions: suggestions.map((each) => each.split('')),
    isPossible: (list) => !list.join('').includes('zz'),
    fails: async (list) => {
      walked.push(list.join(''));
      return fault.test(list.join(''));
    },
    tries,
  });
  return { events: events.join(''), walked };
}

describe('shrink', () => {
  it.each([
    ['abcdefghijklmnop', 'cm', 'cm'],
    ['abcdefgh', 'h', 'h'],
    ['abc', 'abc', 'abc'],
    ['zaz', 'z', 'z'],
  ])('leaves out of %s, which fails by %s, all but %s', async (letters, wanted, left) => {
    const { events, walked } = await shrinkLetters(letters, wanted);
    expect(events).toBe(left);
    // It cannot happen.
    expect(walked).not.toContain('zz');
  });

  it('takes a suggestion that fails, and shrinks it further', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', ['xy', 'xcm']);
    expect(events).toBe('cm');
    expect(walked.slice(0, 2)).toEqual(['xy', 'xcm']);
    expect(walked.length).toBeLessThan(12);
  });

  it('stops when it has cost enough, with what has been seen to fail', async () => {
    const { events, walked } = await shrinkLetters('abcdefghijklmnop', 'cm', [], 2);
    expect(walked).toHaveLength(2);
    expect(events).toMatch(/c.*m/);
  });
});
