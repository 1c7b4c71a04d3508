import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { byCriterion, targetOf } from '../coverageGaps';
import { doorModel } from '../doorModel';
import { recordPath } from '../recordPath';
import { summary } from '../summary';
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
      opened: {
        on: { close: to('closed', 'It closes & stays <so>.'), ring: { actions: 'sound' } },
      },
    },
  }),
  elsewhere: { ring: 'There is no bell.' },
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
  report: { ...target, model: 'door', path: id, steps: 2 },
};
const broken = { ...walked, isPassed: false, screenshot: 'cGljdHVyZQ==' };

const opened = { value: 'opened', context: {} };
/** A walk of the path that failed at its second event. */
const failed: Walked = {
  ...broken,
  recording: recordPath(model, path, {
    generator: 'tour',
    project: 'en-desktop',
    command: 'walk it again',
    times: [0, 1, 2],
    failure: { step: 2, message: '\u001B[31mexpected closed\u001B[39m', actual: [opened] },
  }),
  report: { ...byCriterion(() => []), definitions: [open], model: 'door', path: id, steps: 1 },
};

/** A walk of the path that passed to its end, in a test that failed afterwards. */
const ended: Walked = { ...broken, message: '\u001B[31mexpected <no> error\u001B[39m' };

const asked = {
  project: 'en-desktop',
  model,
  asked: new Set([id]),
  reports: [{ ...target, model: 'door', path: id, steps: 2, generator: 'tour' }],
};

const commands = { again: 'walk again', walk: 'walk all', inspect: 'serve' };
const drawings = await drawMachines([model], gather([model], [failed]));

it.each<[string, Walked[], string[]]>([
  ['passed', [walked], ['passed', 'passed']],
  ['failed', [failed], ['passed', 'failed']],
  ['was not walked', [], ['not covered', 'not covered']],
])('traces each transition and sentence of a path that %s', (_, walks, statuses) => {
  const { machines, requirements } = gather([model], walks);
  const through = walks.map((walk) => walk.path);
  const transitions = machines.flatMap((each) => each.transitions);
  expect(transitions.map(({ name, status, paths }) => [name, status, paths])).toEqual([
    [open, statuses[0], through],
    [close, statuses[1], through],
    ['opened: ring → (stays)', 'not offered', []],
  ]);
  expect(requirements.map(({ sentence, status, paths }) => [sentence, status, paths])).toEqual([
    ['It opens.', statuses[0], through],
    ['It closes & stays <so>.', statuses[1], through],
  ]);
});

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
      `../inspector.html?session=paths/paths.json&amp;path=${id}&amp;project=en-desktop`,
      'It closes &amp; stays &lt;so>.',
      'class="arrow failed" href="#door-1"',
      'class="arrow not-offered" href="#door-2"><title>opened: ring → (stays) (not offered)</title><text',
      `<a href="#path-${id}">${id}</a>`,
      `<details id="path-${id}">`,
      'role="group"',
      'aria-label="The chart of door"',
    ],
  ],
  [
    'of a path that failed without a recording what there is',
    gather([model], [ended]),
    ['<code>walk it again</code>', picture, '<pre>expected &lt;no> error</pre>'],
  ],
  [
    'what was taken of each model',
    gather([model], [walked], [summary(model, [asked])]),
    ['<tr><th>door<td>2/2<td>2/2<td>–'],
  ],
])('shows in HTML %s', (_, data, parts) => {
  const html = toHtml(data, drawings, commands);
  for (const part of parts) expect(html).toContain(part);
  expect(html.includes('inspector.html')).toBe(data.walks.some(({ recording }) => recording));
  expect(html).not.toMatch(/(src|href)="(https?:)?\/\//);
});
