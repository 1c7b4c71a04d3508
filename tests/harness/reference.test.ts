import { assign, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event, nothing, refusal } from './doorModel';
import type { Move, Reference } from './Reference';
import { movesMade } from './refusalsOfReference';

const sentence =
  'The door is opened and closed, counts the first time, and closes after 3 seconds.';
const timer = 'xstate.after.patience.door.opened';

const move = (from: string, type: string, to: string, more: Partial<Move> = {}): Move => ({
  from: [from],
  event: { type },
  to: [to],
  sentence,
  ...more,
});

const reference: Reference = {
  file: 'reference/door.ts',
  chart: 'machines/door.ts',
  initial: ['closed'],
  sentence,
  states: ['closed', 'opened'],
  moves: [
    move('closed', 'open', 'opened', { context: () => ({ times: 1 }) }),
    move('opened', 'close', 'closed'),
    move('opened', timer, 'closed', { after: 3000 }),
  ],
};

interface Faults {
  readonly initial?: string;
  readonly closeTo?: string;
  readonly patience?: number;
  readonly counted?: number;
}

/** The door's model, whose chart has some faults. */
const door = ({
  initial = 'closed',
  closeTo = 'closed',
  patience = 3000,
  counted = 1,
}: Faults) => ({
  machine: createMachine(
    {
      id: 'door',
      context: { times: 0 },
      initial,
      states: {
        closed: { on: { open: { target: 'opened', actions: assign({ times: counted }) } } },
        opened: { on: { close: closeTo }, after: { patience: 'closed' } },
      },
    },
    { delays: { patience } },
  ),
  limit: 9,
  events: { open: event('open'), close: event('close'), [timer]: event(timer) },
  states: { closed: nothing, opened: nothing },
  reference,
});

const places = '(machines/door.ts departs from reference/door.ts).';

describe('a chart with a reference', () => {
  it('is accepted where it is the same', () => {
    const model = doorModel(door({}));
    expect(movesMade(model, model.graph)).toEqual(reference.moves);
  });

  it.each([
    ['another start', { initial: 'opened' }, 'It begins in "opened" and not in "closed"'],
    [
      'another target',
      { closeTo: 'opened' },
      'In "opened" {"type":"close"} leads to "opened" by "opened: close → opened", not to "closed"',
    ],
    [
      'another delay',
      { patience: 2999 },
      `In "opened" {"type":"${timer}"} leads to "closed" by "opened: after patience → closed", after 2999 ms and not 3000`,
    ],
    [
      'another context',
      { counted: 2 },
      'In "closed" {"type":"open"} leads to "opened" by "closed: open → opened", with {"times":2} and not {"times":1}',
    ],
  ])('is refused with %s, by both places and the sentence', (_, faults, reason) => {
    expect(refusal(door(faults))).toContain(`- ${reason}: “${sentence}” ${places}`);
  });

  it('is refused with a state too many or too few', () => {
    const other = { ...reference, states: ['closed', 'locked'] };
    const reasons = refusal({ ...door({}), reference: other });
    expect(reasons).toContain(`It has no state "locked": “${sentence}” ${places}`);
    expect(reasons).toContain('It has a state "opened", of which nothing is known');
  });

  it('is refused with an event of which nothing is known', () => {
    const moves = reference.moves.slice(1);
    expect(refusal({ ...door({}), reference: { ...reference, moves } })).toContain(
      'In "closed" {"type":"open"} leads to "opened" by "closed: open → opened", of which nothing is known',
    );
  });

  it('may have more than one outcome, each of which is known', () => {
    const moves = [...reference.moves, move('opened', 'close', 'opened')];
    for (const closeTo of ['closed', 'opened'])
      expect(refusal({ ...door({ closeTo }), reference: { ...reference, moves } })).toBe(
        'accepted',
      );
  });
});
