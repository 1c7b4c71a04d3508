import { summaryHead, summaryRow } from '../summary';
import type { Summary } from '../summary';
import { badge } from './badge';
import { escapeMarkup } from '../../../src/charts/escapeMarkup';
import { failedPath } from './failedPath';
import type { Commands } from '../Project';
import { mutants } from './mutants';
import { pathLink } from './pathLink';
import { pathList } from './pathList';
import type { MachineResult, ReportData, Requirement, SneakMatrix, Walked } from './ReportData';
import { styles } from './styles';

/** The report as one page that opens from disk, needs no network, and follows the reader's light or dark. */
export function toHtml(
  data: ReportData,
  drawings: ReadonlyMap<string, string>,
  commands: Commands,
): string {
  const failed = data.walks.filter(({ isPassed }) => !isPassed);
  const sections: [id: string, title: string, body: string][] = [
    [
      'failed',
      'Failed paths',
      failed.map((each) => failedPath(each, commands)).join('') || '<p>None.</p>',
    ],
    ['coverage', 'Coverage', coverage(data.coverage)],
    ['machines', 'Machines', data.machines.map((each) => machine(each, drawings, data)).join('')],
    ['requirements', 'Requirements', requirements(data.requirements)],
    ['sneaks', 'Sneak suite', data.sneaks.map(sneaks).join('') || '<p>Not asked for.</p>'],
    ['mutants', 'Mutants', mutants(data.mutants, commands)],
    ['paths', 'Paths', pathList(data.walks, commands)],
  ];
  const nav = sections.map(([id, title]) => `<a href="#${id}">${title}</a>`).join('');
  const body = sections.map(
    ([id, title, text]) => `<section id="${id}"><h2>${title}</h2>${text}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Generated paths: ${failed.length} failed</title><style>${styles}</style>
<header><h1>Generated paths</h1><p>${summary(data)}</p><nav>${nav}</nav></header>
<main>${body.join('')}</main>
<script>addEventListener('click', ({ target }) => {
  const link = target.closest('a[href^="#"]')?.getAttribute('href');
  const details = link && document.getElementById(link.slice(1));
  if (details?.tagName === 'DETAILS') details.open = true;
});</script></html>`;
}

function summary({ walks, machines }: ReportData): string {
  const transitions = machines.flatMap((each) => each.transitions);
  const passed = transitions.filter(({ status }) => status === 'passed').length;
  const held = walks.filter(({ isPassed }) => isPassed).length;
  return `${held} of ${walks.length} walks passed; ${passed} of ${transitions.length} transitions taken and passed.`;
}

function coverage(all: readonly Summary[]): string {
  if (all.length === 0) return '<p>No machine was walked.</p>';
  const rows = all.map((each) => {
    const [name = '', ...cells] = summaryRow(each);
    return `<tr><th>${escapeMarkup(String(name))}${cells.map((cell) => `<td>${cell}`).join('')}`;
  });
  return `<table><thead><tr>${summaryHead.map((name) => `<th>${name}`).join('')}</thead><tbody>${rows.join('')}</tbody></table>
    <p><small>What was taken in the project that took least; – is what the run was not asked for. A bound is the least that the tour beside it can take.</small></p>`;
}

function machine(
  result: MachineResult,
  drawings: ReadonlyMap<string, string>,
  { walks }: ReportData,
): string {
  const rows = result.transitions.map(({ name, status, description, paths: through }, index) => {
    const lines = through.map((id) => pathLine(id, walks)).join('');
    return `<details id="${result.machine}-${index}"><summary>${badge(status)} <code>${escapeMarkup(name)}</code></summary>
      <p>${escapeMarkup(description)}</p><ul>${lines || '<li>No path goes through it.</li>'}</ul></details>`;
  });
  return `<article><h3>${escapeMarkup(result.machine)}</h3><p>${escapeMarkup(result.description)}</p>
    <div class="chart">${drawings.get(result.machine) ?? ''}</div>${rows.join('')}</article>`;
}

const pathLine = (id: string, walks: readonly Walked[]) => {
  const own = walks.filter(({ path }) => path === id);
  const [first] = own;
  const results = own
    .map(({ project, isPassed }) => `${isPassed ? '✓' : '✗'} ${project}`)
    .join(', ');
  return `<li>${pathLink(id)} ${escapeMarkup(first?.model ?? '')}, ${escapeMarkup(first?.generator ?? '')}: ${results}</li>`;
};

const requirements = (all: readonly Requirement[]) =>
  `<table><thead><tr><th>Sentence<th>Transitions<th>Paths<th>Result</thead><tbody>${all
    .map(
      ({ sentence, transitions, paths: through, status }) =>
        `<tr><td>${escapeMarkup(sentence)}<td><details><summary>${transitions.length}</summary><ul>${transitions
          .map((name) => `<li><code>${escapeMarkup(name)}</code>`)
          .join('')}</ul></details><td>${through.map(pathLink).join(' ')}<td>${badge(status)}`,
    )
    .join('')}</tbody></table>`;

function sneaks({ model, events, rows }: SneakMatrix): string {
  const signs = { accepted: '·', held: '✓', failed: '✗', 'not tried': '?' };
  const head = events.map((event) => `<th>${escapeMarkup(event)}`).join('');
  const body = rows.map(
    ({ state, cells }) =>
      `<tr><th>${escapeMarkup(state)}${cells
        .map((cell) => `<td class="${cell.replace(' ', '-')}" title="${cell}">${signs[cell]}`)
        .join('')}`,
  );
  return `<article><h3>${escapeMarkup(model)}</h3><table class="matrix"><thead><tr><th>${head}</thead><tbody>${body.join('')}</tbody></table>
    <p><small>✓ tried and changed nothing · accepted ✗ failed ? not tried</small></p></article>`;
}
