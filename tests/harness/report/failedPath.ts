import { stripVTControlCharacters } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { PathRecord } from '../../../src/charts/records';
import { eventInWords, valueInWords } from '../../../src/charts/words';
import type { Commands } from '../Project';
import { badge } from './badge';
import { escapeMarkup } from '../../../src/charts/escapeMarkup';
import { pathLink } from './pathLink';
import type { Walked } from './ReportData';

/** A failed path: how to repeat it, its steps, what it said, and the page as it was then. */
export function failedPath(
  { model, path, project, command, recording: session, ending, screenshot }: Walked,
  { inspect }: Commands,
): string {
  const recording = session?.path;
  const steps = recording ? stepsOf(recording) : (ending?.steps ?? []).map(stepLine);
  const message = recording?.failure?.message ?? ending?.message ?? '';
  const picture = screenshot
    ? `<img alt="The page where it failed" src="data:image/png;base64,${screenshot}">`
    : '';
  return `<article class="failure"><h3>${badge('failed')} ${escapeMarkup(model)}, ${project}</h3>
    <p>${pathLink(path)}. Repeat it: <code>${escapeMarkup(command)}</code></p>${recording && inspect ? inInspector(recording, inspect) : ''}${shortest(recording?.failure?.shortest)}
    <div class="columns"><div><h4>Steps</h4>${steps.length > 0 ? `<ol start="0">${steps.join('')}</ol>` : '<p>None: it ended before the first.</p>'}</div>
    <div>${recording ? instead(recording) : ''}<h4>Message</h4><pre>${escapeMarkup(stripVTControlCharacters(message))}</pre></div>
    ${picture}</div></article>`;
}

const signs = { held: '✓', failed: '✗', 'not reached': '·' };

const stepLine = ({ title, outcome }: { title: string; outcome: keyof typeof signs }) =>
  `<li class="${outcome.replace(' ', '-')}">${signs[outcome]} ${escapeMarkup(title)}`;

const stepsOf = ({ steps }: PathRecord) =>
  steps.map(({ event, expected, outcome, milliseconds }) => {
    const title = `${eventInWords(event)} → ${valueInWords(expected.value)}`;
    const time = outcome === 'not reached' ? '' : ` <small>${milliseconds} ms</small>`;
    return `${stepLine({ title, outcome })}${time}`;
  });

/** Where the path opens at its failing step, once a command serves this report as well. */
const inInspector = ({ path, project }: PathRecord, command: string) =>
  `<p><a href="/inspector.html?session=/paths/paths.json&amp;path=${path}&amp;project=${project}">Open it in the state inspector</a>
  (served with this report by <code>${escapeMarkup(command)}</code>, at <code>/paths/paths.html</code>)</p>`;

const shortest = (events: readonly AnyEventObject[] | undefined) =>
  events
    ? `<p>It takes only: ${events.map((event) => `<code>${escapeMarkup(eventInWords(event))}</code>`).join(' · ')}</p>`
    : '';

const show = (state: unknown) => `<pre>${escapeMarkup(JSON.stringify(state, null, 1))}</pre>`;

const instead = ({ steps, failure }: PathRecord) =>
  `<h4>Expected</h4>${show(steps[failure?.step ?? 0]?.expected)}<h4>Shown instead</h4>${
    failure?.actual.map(show).join('') || '<p>None of the machine’s states: see the message.</p>'
  }`;
