import { stripVTControlCharacters } from 'node:util';
import { summaryHead, summaryRow } from '../summary';
import { eventInWords, valueInWords } from '../../../src/devtools/charts/words';
import type { ReportData, Walked } from './ReportData';

/** The report in short, for a pull request or a job's summary. */
export function toMarkdown({
  coverage,
  machines,
  requirements,
  walks,
  mutants,
}: ReportData): string {
  const failed = walks.filter(({ isPassed }) => !isPassed);
  const passed = walks.length - failed.length;
  const found = mutants?.browser.filter(({ step }) => step !== undefined).length;
  const lines = [
    `# Generated paths: ${passed} of ${walks.length} walks passed`,
    ...table(
      ['machine', 'transitions', 'passed', 'failed', 'not covered'],
      machines.map(({ machine, transitions }) => [
        machine,
        transitions.length,
        ...['passed', 'failed', 'not covered'].map(
          (wanted) => transitions.filter(({ status }) => status === wanted).length,
        ),
      ]),
    ),
    ...table(summaryHead, coverage.map(summaryRow)),
    ...table(
      ['requirement', 'paths', 'result'],
      requirements.map(({ sentence, paths, status }) => [
        sentence.replaceAll('|', '\\|'),
        paths.join(' '),
        status.toUpperCase(),
      ]),
    ),
    ...(mutants
      ? [
          '',
          `Mutants: ${(100 * mutants.share).toFixed(1)} % found out without a browser, ${found} of ${mutants.browser.length} in it.`,
        ]
      : []),
    ...failed.flatMap((walk) => ['', `## ${walk.model}, ${walk.project}`, '', ...whatFailed(walk)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** The lines of a table, after an empty one. */
const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string[] => [
  '',
  ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
];

function whatFailed({ recording, ending, command }: Walked): string[] {
  const repeat = `- repeat it: \`${command}\``;
  const { steps = [], failure } = recording?.path ?? {};
  if (!failure) {
    const last = ending?.steps.at(-1)?.title ?? 'none';
    const message = stripVTControlCharacters(ending?.message ?? '');
    return [`- last step: ${last}`, repeat, '', '```', message, '```'];
  }
  const step = steps[failure.step];
  const instead = failure.actual.map(({ value }) => valueInWords(value)).join(' or ');
  return [
    `Step ${failure.step} of ${steps.length - 1}: ${step ? eventInWords(step.event) : ''}`,
    '',
    `- expected: ${step ? valueInWords(step.expected.value) : ''}`,
    `- shown instead: ${instead || 'no state of the machine'}`,
    repeat,
  ];
}
