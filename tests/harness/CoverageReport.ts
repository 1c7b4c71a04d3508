import type { Covered } from './Covered';

/** The name of the attachment in which a test reports what it covered. */
export const coverageAttachment = 'path coverage';

/** What one test covered, and what that cost. */
export interface CoverageReport extends Covered {
  readonly model: string;
  readonly path: string;
  readonly steps: number;
  readonly loads: number;
  /** How long each of its steps took, in milliseconds; the first is the start. */
  readonly times: readonly number[];
}
