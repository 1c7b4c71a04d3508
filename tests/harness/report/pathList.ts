import type { Commands } from '../Project';
import { badge } from './badge';
import { escapeMarkup } from '../../../src/charts/escapeMarkup';
import type { Walked } from './ReportData';

/** Every path once: what walked it where, and how to repeat it. */
export const pathList = (walks: readonly Walked[], { walk }: Commands) =>
  [...new Set(walks.map(({ path }) => path))]
    .map((id) => {
      const own = walks.filter(({ path }) => path === id);
      const [first] = own;
      const lengths = own.flatMap(({ report }) => (report ? [report.steps] : []));
      const steps = lengths.length > 0 ? `, ${Math.max(...lengths)} steps` : '';
      return `<details id="path-${id}"><summary>${badge(own.every(({ isPassed }) => isPassed) ? 'passed' : 'failed')}
        <code>${id}</code> ${escapeMarkup(first?.model ?? '')}, ${escapeMarkup(first?.generator ?? '')}${steps}</summary>
        <p><code>${escapeMarkup(walk)} --grep ${id}</code></p><ul>${own
          .map(
            ({ project, isPassed, milliseconds }) =>
              `<li>${isPassed ? '✓' : '✗'} ${project}, ${milliseconds} ms`,
          )
          .join('')}</ul></details>`;
    })
    .join('');
