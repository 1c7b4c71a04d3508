import { stepBefore } from '../../charts/recording';
import type { Step } from '../../charts/records';
import { attempt } from './actors';
import { goTo } from './selectActor';
import { store } from './store';

/** Goes to an actor's step before one in which a run and today's machine part, if it is not its start, and takes that one anew, as a what-if. */
export function goOn(step: Step): void {
  const { recording } = store.shown;
  const before = stepBefore(recording, step) ?? step;
  goTo(before, recording.steps.indexOf(before) + recording.dropped);
  try {
    attempt(step);
  } catch {
    // Today's machine refuses it: what it would take is proposed where the cursor stands.
  }
}
