import type { CoverageReport } from '../coverageGaps';
import type { SessionFile } from '../../../src/devtools/charts/sessionFile';
import type { gather } from './gather';

/** The result of a transition, a requirement or a path. */
export type Status = 'passed' | 'failed' | 'not covered' | 'not offered';

/** One walk of one path in one project, as its test reported it. */
export interface Walked {
  readonly model: string;
  readonly path: string;
  readonly generator: string;
  readonly project: string;
  readonly isPassed: boolean;
  readonly milliseconds: number;
  readonly command: string;
  /** The coverage of the walk; missing if the test was stopped before it reported any. */
  readonly report?: CoverageReport;
  readonly recording?: SessionFile;
  /** The error message of Playwright, with its colour codes. */
  readonly message?: string;
  /** The page where the path failed, as a PNG in base64. */
  readonly screenshot?: string;
}

export type ReportData = ReturnType<typeof gather>;

export type MachineResult = ReportData['machines'][number];
