import type { MutationReport } from '../mutation/scoreMachines';
import type { Commands } from '../Project';
import { badge } from './badge';
import { escapeMarkup } from '../../../src/charts/escapeMarkup';

/** What the mutants say of the paths: how many were found out by what, and by name those that were not. */
export function mutants(score: MutationReport | undefined, { mutants: command }: Commands): string {
  if (!score)
    return `<p>Not measured yet${command ? `: <code>${escapeMarkup(command)}</code>` : ''}.</p>`;
  const rows = score.machines.map(
    ({ machine: id, mutants: count, killed, equivalent, foundByUnitTests, survived }) =>
      `<tr><th>${escapeMarkup(id)}<td>${count}<td>${killed.tour}<td>${killed.pairs}<td>${killed.sneak}<td>${equivalent.length}<td>${foundByUnitTests.length}<td>${survived.length}`,
  );
  const named = (list: 'survived' | 'disproved') =>
    score.machines.flatMap((each) =>
      each[list].map(
        (name) => `<li><code>${escapeMarkup(each.machine)}: ${escapeMarkup(name)}</code>`,
      ),
    );
  const proofs = score.machines.flatMap(({ machine: id, equivalent }) =>
    equivalent.map(
      ({ name, proof }) =>
        `<dt><code>${escapeMarkup(id)}: ${escapeMarkup(name)}</code><dd>${escapeMarkup(proof)}`,
    ),
  );
  const tests = score.machines.flatMap(({ machine: id, foundByUnitTests }) =>
    foundByUnitTests.map(
      ({ name, test }) =>
        `<li><code>${escapeMarkup(id)}: ${escapeMarkup(name)}</code>: ${escapeMarkup(test)}`,
    ),
  );
  const browser = score.browser.map(
    ({ file, from, to, step }) =>
      `<tr><td>${badge(step ? 'passed' : 'failed')}<td><code>${escapeMarkup(file)}</code><td><code>${escapeMarkup(from)}</code> → <code>${escapeMarkup(to)}</code><td>${escapeMarkup(step ?? 'survived')}`,
  );
  return `<p>${(100 * score.share).toFixed(1)} % of the mutants that are not equivalent found out without a browser.</p>
    <table><thead><tr><th>Machine<th>Mutants<th>by the tour<th>by pairs<th>by sneaks<th>Equivalent<th>Found by unit tests, not by paths<th>Survived</thead><tbody>${rows.join('')}</tbody></table>
    ${listed('Survived', named('survived'))}${listed('Listed as out of reach, and found out all the same', named('disproved'))}
    <details><summary>Proofs of equivalence</summary><dl>${proofs.join('')}</dl></details>
    ${listed('Found by unit tests, not by paths', tests)}
    <h3>In the browser</h3><table><thead><tr><th><th>File<th>Fault<th>Found out at</thead><tbody>${browser.join('')}</tbody></table>`;
}

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `<h3>${title}</h3><ul>${lines.join('')}</ul>` : '';
