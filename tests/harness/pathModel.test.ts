import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { valueInWords } from '../../src/devtools/charts/words';
import { doorModel, event, nothing } from './doorModel';
import { type Generate, tour } from './generators';

/** A generator whose paths are equal two by two. */
const twice: Generate = (...asked) => [...tour(...asked), ...tour(...asked)];

/** Cases that depend on the snapshot. */
const fromHere = ({ value }: AnyMachineSnapshot) => [{ type: 'open', from: value }];

describe('the paths of a model', () => {
  it('try an event only where the machine accepts it', () => {
    const { graph } = doorModel({});
    const tried = graph.transitions.map(
      ({ previous, event: { type } }) => `${valueInWords(previous.value)} ${type}`,
    );
    expect(tried).toEqual(['closed open', 'opened close']);
  });

  it('have ids of their own: equal ones would have equal titles, and are walked once', () => {
    const model = doorModel({});
    const ids = model.paths(tour).map(({ id }) => id);
    expect(model.paths(twice).map(({ id }) => id)).toEqual(ids);
  });

  it('are made of lists of events, each of which can happen or be tried in vain', () => {
    const [open, close, slam] = [{ type: 'open' }, { type: 'close' }, { type: 'slam' }];
    const model = doorModel({});
    expect(model.pathOf([])?.steps).toHaveLength(1);
    expect(model.pathOf([open, open, close])?.steps).toHaveLength(4);
    expect(model.pathOf([open, slam])).toBeUndefined();
    const unoffered = { close: { because: 'it jams', absent: nothing } };
    const jammed = doorModel({ events: { open: event('open') }, unoffered });
    expect(jammed.pathOf([open, close])).toBeUndefined();
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
