import type { PathStepRecord } from '../../charts/PathRecord';
import type { Session } from '../../charts/sessionFile';

/** The step at which the path of a session failed, if it is about the chart of an id. */
export const failedStep = ({ path }: Session, chart: string): PathStepRecord | undefined =>
  path?.failure && path.machine === chart ? path.steps[path.failure.step] : undefined;
