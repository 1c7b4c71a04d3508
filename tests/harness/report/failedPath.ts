import { stripVTControlCharacters } from 'node:util';
import type { PathRecord } from '../../../src/devtools/charts/records';
import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import { eventInWords, valueInWords } from '../../../src/devtools/charts/words';
import type { Commands } from '../Project';
import { badge, code, pathLink } from './markup';
import type { Walked } from './ReportData';

/** A failed path as HTML: the command to repeat it, its steps, its error message and a screenshot of the page. */
export function failedPath(walked: Walked, { inspect }: Commands): string {
  const { model, path, project, command, screenshot } = walked;
  const recording = walked.recording?.path;
  const message = recording?.failure?.message ?? walked.message ?? '';
  const shortest = recording?.failure?.shortest?.map((event) => code(eventInWords(event)));
  return `<article class="failure"><h3>${badge('failed')} ${escapeMarkup(model)}, ${project}</h3>
    <p>${pathLink(path)}. Repeat it: ${code(command)}</p>
    ${recording && inspect ? inInspector(recording, inspect) : ''}
    ${shortest ? `<p>The shortest way to the same failure: ${shortest.join(' · ')}</p>` : ''}
    <div class="columns">
    ${recording ? `<div><h4>Steps</h4><ol start="0">${stepsOf(recording).join('')}</ol></div>` : ''}
    <div>${recording ? instead(recording) : ''}<h4>Message</h4><pre>${escapeMarkup(stripVTControlCharacters(message))}</pre></div>
    ${screenshot ? `<img alt="The page where it failed" src="data:image/png;base64,${screenshot}">` : ''}</div></article>`;
}

const signs = { held: '✓', failed: '✗', 'not reached': '·' };

const stepsOf = ({ steps }: PathRecord) =>
  steps.map(({ event, expected, outcome, milliseconds }) => {
    const title = `${eventInWords(event)} → ${valueInWords(expected.value)}`;
    const time = outcome === 'not reached' ? '' : ` <small>${milliseconds} ms</small>`;
    return `<li class="${outcome.replace(' ', '-')}">${signs[outcome]} ${escapeMarkup(title)}${time}`;
  });

/** A link to the failing step in the state inspector, which a command serves together with this report. */
const inInspector = ({ path, project }: PathRecord, command: string) =>
  `<p><a href="../inspector.html?session=paths/paths.json&amp;path=${path}&amp;project=${project}">Open it in the state inspector</a>
  (served with this report by ${code(command)}, at <code>/paths/paths.html</code>)</p>`;

const show = (state: unknown) => `<pre>${escapeMarkup(JSON.stringify(state, null, 1))}</pre>`;

const instead = ({ steps, failure }: PathRecord) =>
  `<h4>Expected</h4>${show(steps[failure?.step ?? 0]?.expected)}<h4>Shown instead</h4>${
    failure?.actual.map(show).join('') || '<p>None of the machine’s states: see the message.</p>'
  }`;
