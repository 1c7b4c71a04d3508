import { describe, expect, it } from 'vitest';
import { coverageGaps, targetOf } from './coverageGaps';
import { doorModel, nothing } from './doorModel';
import { type GeneratorName, generatorNames } from './generators';

const model = doorModel({});
const target = targetOf(model);
const report = { ...target, model: 'door', path: '', steps: 0, loads: 0, times: [] };

/** What reports leave out in a run that was asked for the paths of some generators. */
const gapsOf = (names: readonly GeneratorName[], ...reports: (typeof report)[]) => {
  const asked = new Set(names.flatMap((name) => model.pathsBy(name).map(({ id }) => id)));
  return coverageGaps({ project: 'en', model, asked, reports });
};

const [first, second] = model.graph.transitions.map(({ kind }) => kind);
const transitions = [
  'en, door: ["closed",{}] {"type":"open"}',
  'en, door: ["opened",{}] {"type":"close"}',
];
const tour = [
  'en, door: closed: open → opened',
  'en, door: opened: close → closed',
  ...transitions,
];
const pairs = [`en, door: ${first} then ${second}`, `en, door: ${second} then ${first}`];
const sneak = [
  'en, door: ["closed",{}] {"type":"close"}',
  'en, door: ["opened",{}] {"type":"open"}',
];

describe('the gaps of a run', () => {
  it('are none where everything was taken, be it by several reports, or nothing was asked for', () => {
    expect(gapsOf(generatorNames, report)).toEqual([]);
    expect(
      gapsOf(['tour'], { ...report, definitions: [] }, { ...report, transitions: [] }),
    ).toEqual([]);
    expect(gapsOf([])).toEqual([]);
  });

  it('name what none took of what the paths that were asked for cover', () => {
    expect(gapsOf(['tour'])).toEqual(tour);
    expect(gapsOf(['pairs'])).toEqual(pairs);
    expect(gapsOf(['sneak'])).toEqual(sneak);
    expect(gapsOf(['tour', 'sneak'])).toEqual([...tour, ...sneak]);
    const some = { ...report, transitions: target.transitions.slice(0, 1) };
    expect(gapsOf(['tour'], some)).toEqual(transitions.slice(1));
  });

  it('leave out what the page does not offer', () => {
    const sealed = doorModel({
      events: {},
      unoffered: {
        open: { because: 'it is sealed', absent: nothing },
        close: { because: 'it is closed', absent: nothing },
      },
      states: { closed: nothing },
    });
    expect(targetOf(sealed)).toEqual({ definitions: [], transitions: [], pairs: [], sneaks: [] });
  });
});
