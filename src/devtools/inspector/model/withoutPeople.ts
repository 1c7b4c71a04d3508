import { masked, maskedStep } from '../../charts/masked';
import type { PathRecord } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';
import { personalNames } from './registry';

/** A session to be saved: what people have written of themselves is masked, the same in all of its places. */
export function withoutPeople(session: Session): Session {
  const names = personalNames();
  const { recording, path } = session;
  const before = [...recording.before].map(([id, step]) => [id, maskedStep(step, names)] as const);
  return {
    ...session,
    recording: {
      ...recording,
      steps: recording.steps.map((step) => maskedStep(step, names)),
      before: new Map(before),
    },
    ...(path && { path: maskedPath(path, names) }),
  };
}

const maskedPath = (path: PathRecord, names: readonly string[]): PathRecord => ({
  ...path,
  steps: masked(path.steps, names) as PathRecord['steps'],
  ...(path.failure && {
    failure: {
      ...(masked(path.failure, names) as NonNullable<PathRecord['failure']>),
      message: path.failure.message,
    },
  }),
});
