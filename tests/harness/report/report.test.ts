import { createMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../losses';
import { pathModel } from '../pathModel';
import { recordPath } from '../recordPath';
import { drawMachines } from './drawMachines';
import { gather } from './gather';
import { toHtml } from './toHtml';
import { toMarkdown } from './toMarkdown';
import type { ReportData, Walked } from './ReportData';

const nothing = async () => {};
const event = (type: string) => ({ cases: [{ type }], execute: nothing, sneak: nothing });
const to = (target: string, specification: string) => ({ target, meta: { specification } });
const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: to('opened', 'It opens.') } },
    opened: { on: { close: to('closed', 'It closes & stays <so>.') } },
  },
}) as AnyStateMachine;
const model = pathModel({
  name: 'door',
  machine,
  limit: 2,
  start: nothing,
  events: { open: event('open'), close: event('close') },
  states: { closed: nothing, opened: nothing },
});
const target = targetOf(model);
const [path] = model.pathsBy('tour');
if (!path) throw new Error('The door has no path');

const walked: Walked = {
  model: 'door',
  path: path.id,
  generator: 'tour',
  project: 'en-desktop',
  isPassed: true,
  milliseconds: 5,
  command: 'walk it again',
  report: { ...target, model: 'door', path: path.id, steps: 2, loads: 1, times: [] },
};

/** The path's recording, failed at its second event. */
const recording = recordPath(model, path, {
  generator: 'tour',
  project: 'en-desktop',
  command: 'walk it again',
  times: [0, 1, 2],
  failure: {
    step: 2,
    message: '\u001B[31mexpected closed\u001B[39m',
    actual: [{ value: 'opened', context: {} }],
  },
});
const [open = '', close = ''] = target.definitions;
const failed: Walked = {
  ...walked,
  isPassed: false,
  recording,
  screenshot: 'cGljdHVyZQ==',
  report: {
    model: 'door',
    path: path.id,
    steps: 1,
    loads: 1,
    times: [],
    definitions: [open],
    transitions: [],
    pairs: [],
    sneaks: [],
  },
};

/** The path, walked to its end before something else was wrong. */
const ended: Walked = {
  ...walked,
  isPassed: false,
  screenshot: 'cGljdHVyZQ==',
  ending: {
    message: '\u001B[31mexpected <no> error\u001B[39m',
    steps: [
      { title: 'init → closed', outcome: 'held' },
      { title: 'open → opened', outcome: 'failed' },
    ],
  },
};

const htmlOf = async (data: ReportData) =>
  toHtml(data, await drawMachines([model], data), {
    again: 'walk again',
    walk: 'walk all',
    inspect: 'serve',
  });

const statuses = (...walks: Walked[]) =>
  gather([model], walks).requirements.map(({ sentence, status }) => [sentence, status]);

const cells = (...walks: Walked[]) =>
  gather([model], walks).sneaks.flatMap(({ rows }) => rows.map((row) => row.cells));

describe('the report', () => {
  it('traces each sentence of the specification to what became of it', () => {
    expect(statuses(walked)).toEqual([
      ['It opens.', 'passed'],
      ['It closes & stays <so>.', 'passed'],
    ]);
    expect(statuses(failed).map(([, status]) => status)).toEqual(['passed', 'failed']);
    expect(statuses().map(([, status]) => status)).toEqual(['not covered', 'not covered']);
  });

  it('names the paths through each transition', () => {
    const [{ transitions } = { transitions: [] }] = gather([model], [walked]).machines;
    expect(transitions.map(({ name, paths }) => [name, paths])).toEqual([
      [open, [path.id]],
      [close, [path.id]],
    ]);
  });

  it('names the paths that failed at a transition among those through it and its requirement', async () => {
    const data = gather([model], [failed]);
    expect(data.machines[0]?.transitions.map(({ status, paths }) => [status, paths])).toEqual([
      ['passed', [path.id]],
      ['failed', [path.id]],
    ]);
    expect(data.requirements.map(({ paths }) => paths)).toEqual([[path.id], [path.id]]);
    expect(await htmlOf(data)).not.toContain('No path goes through it');
  });

  it('shows which event was tried where', () => {
    expect(cells(walked)).toEqual([
      ['held', 'accepted'],
      ['accepted', 'held'],
    ]);
    expect(cells(failed)).toEqual([
      ['not tried', 'accepted'],
      ['accepted', 'not tried'],
    ]);
  });

  it('shows in HTML a failed path’s steps, states, picture and command, and escapes what it says', async () => {
    const html = await htmlOf(gather([model], [failed]));
    for (const part of [
      'walk it again',
      '✗ close → closed',
      'base64,cGljdHVyZQ==',
      '<pre>expected closed</pre>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).toContain(
      `/inspector.html?session=/paths/paths.json&amp;path=${path.id}&amp;project=en-desktop`,
    );
    expect(html).toContain('It closes &amp; stays &lt;so>.');
    expect(html).toMatch(/class="arrow failed" href="#door-1"/);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it('shows of a path that failed without a recording what there is: steps, message, picture and command', async () => {
    const data = gather([model], [ended]);
    const html = await htmlOf(data);
    for (const part of [
      '<code>walk it again</code>',
      '✓ init → closed',
      '✗ open → opened',
      'base64,cGljdHVyZQ==',
      '<pre>expected &lt;no> error</pre>',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('inspector.html');
    expect(toMarkdown(data)).toContain(
      '- last step: open → opened\n- repeat it: `walk it again`\n\n```\nexpected <no> error\n```',
    );
  });

  it('says of each model what was taken, and how long its tours are beside the least they can be', async () => {
    const data = gather([model], [walked, { ...failed, project: 'ar-mobile' }]);
    const tour = { steps: 2, bound: 2 };
    expect(data.coverage).toEqual([
      {
        model: 'door',
        definitions: { taken: 1, of: 2, isAsked: true },
        transitions: { taken: 0, of: 2, isAsked: true },
        pairs: { taken: 0, of: 2, isAsked: false },
        sneaks: { taken: 0, of: 2, isAsked: false },
        tour,
        pairsTour: { steps: 3, bound: 3 },
        projects: 2,
        steps: 3,
        loads: 2,
      },
    ]);
    expect(await htmlOf(data)).toContain('<tr><th>door<td>1/2<td>0/2');
    expect(toMarkdown(data)).toContain('| door | 1/2 | 0/2 |');
  });

  it('names the mutants that survived, and those that unit tests find, and those wrongly listed', async () => {
    const killed = { tour: 3, pairs: 0, sneak: 0 };
    const score = { machine: 'door', mutants: 5, killed, equivalent: [], foundByUnitTests: [] };
    const found = { ...score, survived: [], disproved: [] };
    const missed = {
      ...score,
      foundByUnitTests: [{ name: 'delay <changed>', test: 'waits' }],
      survived: ['guard <negated>'],
      disproved: ['action dropped'],
    };
    const html = (one: typeof missed | typeof found) =>
      htmlOf(gather([model], [], { share: 0.8, machines: [one], browser: [] }));
    expect(await html(missed)).toContain('<h3>Survived</h3><ul><li><code>door: guard &lt;negated>');
    expect(await html(missed)).toMatch(
      /found out all the same<\/h3><ul><li><code>door: action dropped</,
    );
    expect(await html(missed)).toContain(
      'not by paths</h3><ul><li><code>door: delay &lt;changed></code>: waits',
    );
    expect(await html(missed)).toContain('<tr><th>door<td>5<td>3<td>0<td>0<td>0<td>1<td>1');
    expect(await html(found)).not.toMatch(/<h3>Survived|<h3>Found by|found out all the same/);
  });

  it('opens the path that a link leads to, and hides no link of a chart', async () => {
    const html = await htmlOf(gather([model], [failed]));
    const links = html.match(/href="#path-[^>]*/g) ?? [];
    expect(new Set(links)).toEqual(
      new Set([`href="#path-${path.id}" data-opens="path-${path.id}"`]),
    );
    expect(html).toMatch(/<svg [^>]*role="group"\s+aria-label="The chart of door"/);
  });

  it('says the same in Markdown', () => {
    const text = toMarkdown(gather([model], [failed]));
    expect(text).toContain('# Generated paths: 0 of 1 walks passed');
    expect(text).toContain('| door | 2 | 1 | 1 | 0 |');
    expect(text).toContain(
      '- expected: closed\n- shown instead: opened\n- repeat it: `walk it again`',
    );
  });
});
