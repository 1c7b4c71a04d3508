import { escapeMarkup } from '../../../src/devtools/charts/escapeMarkup';
import type { Status } from './ReportData';

export const code = (text: string): string => `<code>${escapeMarkup(text)}</code>`;

export const badge = (status: Status): string =>
  `<span class="badge ${status.replace(' ', '-')}">${status.toUpperCase()}</span>`;

export const pathLink = (id: string): string => `<a href="#path-${id}">${id}</a>`;

export const list = (lines: readonly string[]): string =>
  `<ul>${lines.map((line) => `<li>${line}`).join('')}</ul>`;

/** A table in HTML: `head` is its first row, and the first cell of each other row is the heading of that row. */
export function htmlTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const heads = head.map((name) => `<th>${escapeMarkup(name)}`).join('');
  const body = rows.map(([first = '', ...cells]) =>
    [`<tr><th>${first}`, ...cells.map((cell) => `<td>${cell}`)].join(''),
  );
  return `<table><thead><tr>${heads}</thead><tbody>${body.join('')}</tbody></table>`;
}

/** A section that can be folded: the line that always shows, and the content below it. */
export const folded = (id: string, line: string, content: string): string =>
  `<details id="${id}"><summary>${line}</summary>${content}</details>`;
