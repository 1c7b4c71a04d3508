import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { doorModel, event, nothing } from './doorModel';

/** Cases that depend on the snapshot. */
const fromHere = ({ value }: AnyMachineSnapshot) => [{ type: 'open', from: value }];

describe('the paths of a model', () => {
  it('try an event only where the machine hears it', () => {
    const { graph } = doorModel({});
    const tried = graph.transitions.map(
      ({ previous, event: { type } }) => `${String(previous.value)} ${type}`,
    );
    expect(tried).toEqual(['closed open', 'opened close']);
  });

  it('try the cases of a snapshot', () => {
    const { graph } = doorModel({
      events: {
        open: { cases: fromHere, execute: nothing, sneak: nothing },
        close: event('close'),
      },
    });
    expect(graph.transitions[0]?.event).toEqual({ type: 'open', from: 'closed' });
  });
});
