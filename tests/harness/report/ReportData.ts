import type { CoverageReport } from '../coverageGaps';
import type { SessionFile } from '../../../src/devtools/charts/sessionFile';
import type { Summary } from '../summary';

/** How a transition, a requirement or a path fared. */
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
  /** What it covered; a test that was stopped may have reported nothing. */
  readonly report?: CoverageReport;
  readonly recording?: SessionFile;
  /** What Playwright said where it failed, with its colour codes. */
  readonly message?: string;
  /** The page where the path failed, as a PNG in base64. */
  readonly screenshot?: string;
}

/** A transition definition and what became of it. */
export interface TransitionResult {
  readonly name: string;
  readonly event: string;
  /** The ids of the states, as the machine has them. */
  readonly source: string;
  readonly targets: readonly string[];
  readonly description: string;
  readonly specification: string;
  readonly status: Status;
  /** The ids of the paths that go through it: first those that failed at it, then those that took it. */
  readonly paths: readonly string[];
}

/** A machine's chart and what became of its transitions. */
export interface MachineResult {
  readonly machine: string;
  readonly description: string;
  readonly transitions: readonly TransitionResult[];
}

/** A sentence of the specification, traced to the transitions that name it and to the paths through them. */
export interface Requirement {
  readonly sentence: string;
  readonly transitions: readonly string[];
  readonly paths: readonly string[];
  readonly status: Status;
}

/** The contents of the report, and of `paths.json`. */
export interface ReportData {
  readonly version: 1;
  /** The coverage of each model that was walked, in the order of the page. */
  readonly coverage: readonly Summary[];
  readonly machines: readonly MachineResult[];
  readonly requirements: readonly Requirement[];
  readonly walks: readonly Walked[];
}
