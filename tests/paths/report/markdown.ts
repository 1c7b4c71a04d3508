import { eventInWords, stateInWords } from '../words';
import type { ReportData } from './ReportData';

/** The report in short, for a pull request or a job's summary. */
export function toMarkdown({ machines, requirements, walks, mutants }: ReportData): string {
  const failed = walks.filter(({ isPassed }) => !isPassed);
  const lines = [
    `# Generated paths: ${walks.length - failed.length} of ${walks.length} walks passed`,
    '',
    '| machine | transitions | passed | failed | not covered |',
    '|---|---|---|---|---|',
    ...machines.map(({ machine, transitions }) => {
      const count = (wanted: string) =>
        transitions.filter(({ status }) => status === wanted).length;
      return `| ${machine} | ${transitions.length} | ${count('passed')} | ${count('failed')} | ${count('not covered')} |`;
    }),
    '',
    '| requirement | paths | result |',
    '|---|---|---|',
    ...requirements.map(
      ({ sentence, paths, status }) =>
        `| ${sentence.replaceAll('|', '\\|')} | ${paths.join(' ')} | ${status.toUpperCase()} |`,
    ),
  ];
  if (mutants) {
    const found = mutants.browser.filter(({ at }) => at !== undefined).length;
    lines.push(
      '',
      `Mutants: ${(100 * mutants.share).toFixed(1)} % found out without a browser, ${found} of ${mutants.browser.length} in it.`,
    );
  }
  for (const { model, project, recording } of failed) {
    lines.push('', `## ${model}, ${project}`, '');
    if (!recording?.failure) {
      lines.push('It ended before it was walked.');
      continue;
    }
    const { steps, failure, command } = recording;
    const step = steps[failure.step];
    const instead = failure.actual.map(({ value }) => stateInWords(value)).join(' or ');
    lines.push(
      `Step ${failure.step} of ${steps.length - 1}: ${step ? eventInWords(step.event) : ''}`,
      '',
      `- expected: ${step ? stateInWords(step.expected.value) : ''}`,
      `- shown instead: ${instead || 'no state of the machine'}`,
      `- repeat it: \`${command}\``,
    );
  }
  return `${lines.join('\n')}\n`;
}
