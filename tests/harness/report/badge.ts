import type { Status } from './ReportData';

const mark: Record<Status, string> = {
  passed: 'PASSED',
  failed: 'FAILED',
  'not covered': 'NOT COVERED',
  'not offered': 'NOT OFFERED',
};

/** How something fared, as a word in its colour. */
export const badge = (status: Status): string =>
  `<span class="badge ${status.replace(' ', '-')}">${mark[status]}</span>`;
