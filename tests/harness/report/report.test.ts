import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { targetOf } from '../coverageGaps';
import { doorModel } from '../doorModel';
import { recordPath } from '../recordPath';
import { drawMachines } from './drawMachines';
import { gather } from './gather';
import type { ReportData, Walked } from './ReportData';
import { toHtml } from './toHtml';

const to = (target: string, specification: string) => ({ target, meta: { specification } });
const model = doorModel({
  machine: createMachine({
    id: 'door',
    initial: 'closed',
    states: {
      closed: { on: { open: to('opened', 'It opens.') } },
      opened: { on: { close: to('closed', 'It closes & stays <so>.') } },
    },
  }),
});
const target = targetOf(model);
const [open = '', close = ''] = target.definitions;
const [path] = model.pathsBy('tour');
if (!path) throw new Error('The door has no path');
const { id } = path;

const walked: Walked = {
  model: 'door',
  path: id,
  generator: 'tour',
  project: 'en-desktop',
  isPassed: true,
  milliseconds: 5,
  command: 'walk it again',
  report: { ...target, model: 'door', path: id, steps: 2, loads: 1, times: [] },
};
const broken = { ...walked, isPassed: false, screenshot: 'cGljdHVyZQ==' };

/** The path, failed at its second event. */
const failed: Walked = {
  ...broken,
  recording: recordPath(model, path, {
    generator: 'tour',
    project: 'en-desktop',
    command: 'walk it again',
    times: [0, 1, 2],
    failure: {
      step: 2,
      message: '\u001B[31mexpected closed\u001B[39m',
      actual: [{ value: 'opened', context: {} }],
    },
  }),
  report: {
    model: 'door',
    path: id,
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
  ...broken,
  ending: {
    message: '\u001B[31mexpected <no> error\u001B[39m',
    steps: [
      { title: 'init → closed', outcome: 'held' },
      { title: 'open → opened', outcome: 'failed' },
    ],
  },
};

const commands = { again: 'walk again', walk: 'walk all', inspect: 'serve' };
const drawings = await drawMachines([model], gather([model], [failed]));

const statusesOf = (all: readonly { status: string }[]) => all.map(({ status }) => status);

describe('what is gathered', () => {
  it.each<[string, Walked[], object]>([
    ['passed', [walked], { transitions: ['passed', 'passed'], sneaks: ['held', 'held'] }],
    ['failed', [failed], { transitions: ['passed', 'failed'], sneaks: ['not tried', 'not tried'] }],
    [
      'was not walked',
      [],
      { transitions: ['not covered', 'not covered'], sneaks: ['not tried', 'not tried'] },
    ],
  ])('traces each transition, sentence and sneak of a path that %s', (_, walks, statuses) => {
    const { machines, requirements, sneaks } = gather([model], walks);
    const through = walks.map((walk) => walk.path);
    const transitions = machines.flatMap((each) => each.transitions);
    expect(transitions.map(({ name, paths }) => [name, paths])).toEqual([
      [open, through],
      [close, through],
    ]);
    expect(requirements.map(({ sentence, paths }) => [sentence, paths])).toEqual([
      ['It opens.', through],
      ['It closes & stays <so>.', through],
    ]);
    const cells = sneaks.flatMap(({ rows }) => rows.map((row) => row.cells));
    expect(statusesOf(requirements)).toEqual(statusesOf(transitions));
    expect(cells.map((row, index) => row[1 - index])).toEqual(['accepted', 'accepted']);
    expect({
      transitions: statusesOf(transitions),
      sneaks: cells.map((row, index) => row[index]),
    }).toEqual(statuses);
  });

  it('says of each model what was taken, and how long its tours are', () => {
    const data = gather([model], [walked, { ...failed, project: 'ar-mobile' }]);
    expect(data.coverage).toEqual([
      {
        model: 'door',
        definitions: { taken: 1, of: 2, isAsked: true },
        transitions: { taken: 0, of: 2, isAsked: true },
        pairs: { taken: 0, of: 2, isAsked: false },
        sneaks: { taken: 0, of: 2, isAsked: false },
        tour: 2,
        pairsTour: 3,
        projects: 2,
        steps: 3,
        loads: 2,
      },
    ]);
  });
});

describe('the report', () => {
  const picture = 'base64,cGljdHVyZQ==';
  it.each<[string, ReportData, string[]]>([
    [
      'a failed path: its steps, states, picture, command and where it opens',
      gather([model], [failed]),
      [
        'walk it again',
        '✗ close → closed',
        picture,
        '<pre>expected closed</pre>',
        `/inspector.html?session=/paths/paths.json&amp;path=${id}&amp;project=en-desktop`,
        'It closes &amp; stays &lt;so>.',
        'class="arrow failed" href="#door-1"',
        `<a href="#path-${id}">${id}</a>`,
        `<details id="path-${id}">`,
        'role="group"',
        'aria-label="The chart of door"',
      ],
    ],
    [
      'of a path that failed without a recording what there is',
      gather([model], [ended]),
      [
        '<code>walk it again</code>',
        '✓ init → closed',
        '✗ open → opened',
        picture,
        '<pre>expected &lt;no> error</pre>',
      ],
    ],
    [
      'what was taken of each model',
      gather([model], [walked, { ...failed, project: 'ar-mobile' }]),
      ['<tr><th>door<td>1/2<td>0/2'],
    ],
  ])('shows in HTML %s', (_, data, parts) => {
    const html = toHtml(data, drawings, commands);
    for (const part of parts) expect(html).toContain(part);
    expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
  });

  it.each<[string, ReportData, RegExp]>([
    [
      'a transition without a path where one failed at it',
      gather([model], [failed]),
      /No path goes through it/,
    ],
    ['a way into the inspector without a recording', gather([model], [ended]), /inspector\.html/],
  ])('does not show in HTML %s', (_, data, part) => {
    expect(toHtml(data, drawings, commands)).not.toMatch(part);
  });
});
