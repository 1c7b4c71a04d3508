import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import type { MutationReport } from '../mutation/scoreMachines';
import type { Commands } from '../Project';
import { badge, code, htmlTable, list } from './markup';

/** The result of the mutants: how many were found by what, and the names of those that were not. */
export function mutantsSection(score: MutationReport | undefined, commands: Commands): string {
  if (!score)
    return `<p>Not measured yet${commands.mutants ? `: ${code(commands.mutants)}` : ''}.</p>`;
  const { share, machines, browser } = score;
  const named = (key: 'survived' | 'disproved') =>
    machines.flatMap(({ machine, [key]: names }) =>
      names.map((name) => code(`${machine}: ${name}`)),
    );
  const proofs = machines.flatMap(({ machine, equivalent }) =>
    equivalent.map(
      ({ name, proof }) => `<dt>${code(`${machine}: ${name}`)}<dd>${escapeMarkup(proof)}`,
    ),
  );
  const tests = machines.flatMap(({ machine, foundByUnitTests }) =>
    foundByUnitTests.map(
      ({ name, test }) => `${code(`${machine}: ${name}`)}: ${escapeMarkup(test)}`,
    ),
  );
  const counts = htmlTable(
    'Machine|Mutants|by the tour|by pairs|by sneaks|Equivalent|Found by unit tests, not by paths|Survived'.split(
      '|',
    ),
    machines.map(({ machine, mutants, killed, equivalent, foundByUnitTests, survived }) => [
      escapeMarkup(machine),
      mutants,
      killed.tour,
      killed.pairs,
      killed.sneak,
      equivalent.length,
      foundByUnitTests.length,
      survived.length,
    ]),
  );
  const inBrowser = htmlTable(
    ['', 'File', 'Fault', 'Found out at'],
    browser.map(({ file, from, to, step }) => [
      badge(step ? 'passed' : 'failed'),
      code(file),
      `${code(from)} → ${code(to)}`,
      escapeMarkup(step ?? 'survived'),
    ]),
  );
  return `<p>${(100 * share).toFixed(1)} % of the mutants that are not equivalent found out without a browser.</p>
    ${counts}
    ${listed('Survived', named('survived'))}
    ${listed('Listed as out of reach, and found out all the same', named('disproved'))}
    <details><summary>Proofs of equivalence</summary><dl>${proofs.join('')}</dl></details>
    ${listed('Found by unit tests, not by paths', tests)}
    <h3>In the browser</h3>${inBrowser}`;
}

const listed = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? `<h3>${title}</h3>${list(lines)}` : '';
