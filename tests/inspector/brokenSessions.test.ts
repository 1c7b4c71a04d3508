import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/devtools/charts/differences';
import { entrySchema } from '../../src/devtools/charts/records';
import { list, problemOf } from '../../src/devtools/charts/schema';
import { fromFile } from '../../src/devtools/charts/sessionFile';
import { messageOf, problemOfMessage } from '../../src/devtools/inspector/model/Message';
import { randomOf } from '../harness/index';
import { broken, reported, session } from './brokenInputs';

const seeds = Array.from({ length: 40 }, (_, index) => index + 1);

const entries = list(entrySchema);

describe('checked input', () => {
  it('whole sessions, messages and entries are accepted', () => {
    expect(() => fromFile(JSON.parse(JSON.stringify(session())))).not.toThrow();
    expect(problemOf(entries, JSON.parse(JSON.stringify(reported())))).toBeUndefined();
    const message = messageOf({ type: 'entries', entries: reported() });
    expect(problemOfMessage(message)).toBeUndefined();
  });

  it.each([
    7,
    null,
    { format: 'state-inspector', version: 9, type: 'resend' },
    { format: 'state-inspector', version: 1, type: 'entries' },
  ])('is refused as a message of another program: %j', (message) => {
    expect(problemOfMessage(message)).toMatch(/^(format|version|entries): /);
  });

  it.each(seeds)(
    'is refused where a session is broken, with the problem and its path (seed %i)',
    (seed) => {
      const { text, path } = broken(session(), randomOf(seed));
      let problem = '';
      try {
        fromFile(JSON.parse(text));
      } catch (error) {
        ({ message: problem } = error as Error);
      }
      expect(problem).toMatch(/^This /);
      expect(problem).toContain(path);
    },
  );

  it.each(seeds)(
    'is refused where an entry of a page is broken, with its path (seed %i)',
    (seed) => {
      const { text, path } = broken({ entries: reported() }, randomOf(seed));
      expect(problemOf(v.object({ entries }), JSON.parse(text))).toContain(path);
    },
  );

  it('a chart is refused if its states form a cycle, or a transition leads to no state', () => {
    const whole = session();
    const [chart] = whole.charts;
    if (!chart) throw new Error('The session has no chart');
    const nodes = chart.nodes.map((node) => ({ ...node, parent: chart.nodes.at(-1)?.id ?? '' }));
    const open = (changed: object) => () =>
      fromFile({ ...whole, charts: [{ ...chart, ...changed }] });
    expect(open({ nodes })).toThrow('charts.0: nodes.0.parent is no state before it');
    const edges = chart.edges.map((edge) => ({ ...edge, targets: ['nowhere'] }));
    expect(open({ edges })).toThrow('charts.0: edges.0 leads from or to no state: nowhere');
  });
});

it('a session whose chart has the id __proto__ opens, and changes no other object', () => {
  const text = JSON.stringify(session()).replaceAll('"elevators"', '"__proto__"');
  const { recording } = fromFile(JSON.parse(text));
  expect([...recording.charts.keys()]).toEqual(['__proto__']);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['elevators.food']).toBeUndefined();
  expect(differences({}, JSON.parse('{"__proto__":1}'))).toEqual([
    { path: '__proto__', kind: 'added', after: 1 },
  ]);
});
