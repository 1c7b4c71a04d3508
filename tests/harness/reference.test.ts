import { assign, createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event, refusal } from './doorModel';
import { type Move, movesMade, type Reference } from './Reference';

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

interface Changes {
  readonly initial?: string;
  readonly closeTo?: string;
  readonly patience?: number;
  readonly times?: number;
  /** Replaces properties of `reference`. */
  readonly said?: Partial<Reference>;
}

/** The definition of the door's model, with changes to its chart or its reference. */
const door = ({
  initial = 'closed',
  closeTo = 'closed',
  patience = 3000,
  times = 1,
  said,
}: Changes) => ({
  machine: createMachine(
    {
      id: 'door',
      context: { times: 0 },
      initial,
      states: {
        closed: { on: { open: { target: 'opened', actions: assign({ times }) } } },
        opened: { on: { close: closeTo }, after: { patience: 'closed' } },
      },
    },
    { delays: { patience } },
  ),
  limit: 9,
  events: { open: event('open'), close: event('close'), [timer]: event(timer) },
  reference: { ...reference, ...said },
});

describe('a chart with a reference', () => {
  it('a chart that equals its reference is accepted', () => {
    const model = doorModel(door({}));
    expect(movesMade(model, model.graph)).toEqual(reference.moves);
  });

  it.each<[string, Changes, string]>([
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
      { times: 2 },
      'In "closed" {"type":"open"} leads to "opened" by "closed: open → opened", with {"times":2} and not {"times":1}',
    ],
    [
      'a state too few',
      { said: { states: ['closed', 'opened', 'locked'] } },
      'It has no state "locked"',
    ],
    [
      'an event too many',
      { said: { moves: reference.moves.slice(1) } },
      'In "closed" {"type":"open"} leads to "opened" by "closed: open → opened", of which nothing is known',
    ],
  ])('is refused with %s, by both places and the sentence', (_, changes, reason) => {
    expect(refusal(door(changes))).toContain(
      `- ${reason}: “${sentence}” (machines/door.ts departs from reference/door.ts).`,
    );
  });

  it.each(['closed', 'opened'])('may lead to %s, where it may to either', (closeTo) => {
    const moves = [...reference.moves, move('opened', 'close', 'opened')];
    expect(refusal(door({ closeTo, said: { moves } }))).toBe('accepted');
  });
});
