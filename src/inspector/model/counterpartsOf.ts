import { type AlignedSteps, alignSteps } from '../../charts/differences';
import type { Session } from '../../charts/sessionFile';
import { withoutPeople } from './withoutPeople';

/** By the two sessions, which never change: to compare takes its time. */
const known = new WeakMap<Session, WeakMap<Session, readonly AlignedSteps[]>>();

/** The steps of two sessions side by side; what people have written is masked in both, as it is in every saved session. */
export function counterpartsOf(one: Session, other: Session): readonly AlignedSteps[] {
  const own = known.get(one) ?? new WeakMap<Session, readonly AlignedSteps[]>();
  const found =
    own.get(other) ?? alignSteps(withoutPeople(one).recording, withoutPeople(other).recording);
  known.set(one, own.set(other, found));
  return found;
}
