import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import type { Commands } from '../Project';
import { type Summary, summaryHead, summaryRow } from '../summary';
import { failedPath } from './failedPath';
import { badge, code, folded, htmlTable, list, pathLink } from './markup';
import type { MachineResult, ReportData, Walked } from './ReportData';
import { styles } from './styles';

/** The report as one page that opens from disk and needs no network. */
export function toHtml(
  data: ReportData,
  drawings: ReadonlyMap<string, string>,
  commands: Commands,
): string {
  const { walks, coverage, machines, requirements } = data;
  const failed = walks.filter(({ isPassed }) => !isPassed);
  const failures = failed.map((each) => failedPath(each, commands));
  const articles = machines.map((each) => machineArticle(each, drawings, walks));
  const sections: [id: string, title: string, body: string][] = [
    ['failed', 'Failed paths', failures.join('') || '<p>None.</p>'],
    ['coverage', 'Coverage', coverageTable(coverage)],
    ['machines', 'Machines', articles.join('')],
    ['requirements', 'Requirements', requirementsTable(requirements)],
    ['paths', 'Paths', pathList(walks, commands)],
  ];
  const nav = sections.map(([id, title]) => `<a href="#${id}">${title}</a>`).join('');
  const body = sections.map(
    ([id, title, text]) => `<section id="${id}"><h2>${title}</h2>${text}</section>`,
  );
  const transitions = machines.flatMap((each) => each.transitions);
  const passed = transitions.filter(({ status }) => status === 'passed').length;
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Generated paths: ${failed.length} failed</title><style>${styles}</style>
<header><h1>Generated paths</h1>
<p>${walks.length - failed.length} of ${walks.length} walks passed; ${passed} of ${transitions.length} transitions taken and passed.</p>
<nav>${nav}</nav></header>
<main>${body.join('')}</main>
<script>addEventListener('click', ({ target }) => {
  const link = target.closest('a[href^="#"]')?.getAttribute('href');
  const details = link && document.getElementById(link.slice(1));
  if (details?.tagName === 'DETAILS') details.open = true;
});</script></html>`;
}

function coverageTable(all: readonly Summary[]): string {
  if (all.length === 0) return '<p>No machine was walked.</p>';
  const rows = all.map((each) => summaryRow(each).map((cell) => escapeMarkup(String(cell))));
  return `${htmlTable(summaryHead, rows)}
    <p><small>What was taken in the project that took least; – is what the run was not asked for.</small></p>`;
}

function machineArticle(
  { machine, description, transitions }: MachineResult,
  drawings: ReadonlyMap<string, string>,
  walks: readonly Walked[],
): string {
  const rows = transitions.map((transition, index) => {
    const { name, status, paths } = transition;
    const lines = paths.map((id) => pathLine(id, walks));
    const through = list(lines.length > 0 ? lines : ['No path goes through it.']);
    const line = `${badge(status)} ${code(name)}`;
    const what = `<p>${escapeMarkup(transition.description)}</p>`;
    return folded(`${machine}-${index}`, line, `${what}${through}`);
  });
  return `<article><h3>${escapeMarkup(machine)}</h3><p>${escapeMarkup(description)}</p>
    <div class="chart">${drawings.get(machine) ?? ''}</div>${rows.join('')}</article>`;
}

const sign = ({ isPassed }: Walked) => (isPassed ? '✓' : '✗');

function pathLine(id: string, walks: readonly Walked[]): string {
  const own = walks.filter(({ path }) => path === id);
  const results = own.map((walk) => `${sign(walk)} ${walk.project}`).join(', ');
  return `${pathLink(id)} ${nameOf(own)}: ${results}`;
}

const nameOf = ([first]: readonly Walked[]) =>
  escapeMarkup(`${first?.model ?? ''}, ${first?.generator ?? ''}`);

const requirementsTable = (all: ReportData['requirements']) =>
  htmlTable(
    ['Sentence', 'Transitions', 'Paths', 'Result'],
    all.map(({ sentence, transitions, paths, status }) => [
      escapeMarkup(sentence),
      `<details><summary>${transitions.length}</summary>${list(transitions.map(code))}</details>`,
      paths.map(pathLink).join(' '),
      badge(status),
    ]),
  );

/** Every path once: its results in each project, and how to repeat it. */
const pathList = (walks: readonly Walked[], { walk }: Commands) =>
  [...new Set(walks.map(({ path }) => path))]
    .map((id) => {
      const own = walks.filter(({ path }) => path === id);
      const steps = Math.max(...own.map(({ report }) => report?.steps ?? -1));
      const status = own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed';
      const results = own.map((each) => `${sign(each)} ${each.project}, ${each.milliseconds} ms`);
      return folded(
        `path-${id}`,
        `${badge(status)} <code>${id}</code> ${nameOf(own)}${steps < 0 ? '' : `, ${steps} steps`}`,
        `<p>${code(`${walk} --grep ${id}`)}</p>${list(results)}`,
      );
    })
    .join('');
