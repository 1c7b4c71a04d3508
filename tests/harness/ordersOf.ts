import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';

/**
 * The paths that begin with `first` and continue with the events that have a kind by `kindOf`, at most one of each kind, in every order. If
 * two adjacent events lead to the same state in both orders, only one order is kept (traces: Mazurkiewicz, 1977).
 */
export function ordersOf(
  model: PathModel,
  first: readonly AnyEventObject[],
  kindOf: (event: AnyEventObject) => string | undefined,
): Path[] {
  const stateAfter = (events: readonly AnyEventObject[]) => model.pathOf(events)?.state;
  /** Whether the last two events lead to the same state in the opposite order, and that order is the one to keep. */
  const isTurned = (events: readonly AnyEventObject[], identity: string) => {
    const [one, other] = events.slice(-2);
    if (!one || !other || events.length < first.length + 2) return false;
    const isOrdered = String(kindOf(one)) <= String(kindOf(other));
    return !isOrdered && stateAfter([...events.slice(0, -2), other, one])?.identity === identity;
  };
  const extend = (events: readonly AnyEventObject[], past: ReadonlySet<string>): Path[] => {
    const path = model.pathOf(events);
    if (!path || isTurned(events, path.state.identity)) return [];
    const next = model.possibleAt(path.state).flatMap((event) => {
      const kind = kindOf(event);
      return kind === undefined || past.has(kind) ? [] : [{ event, kind }];
    });
    if (next.length === 0) return [path];
    return next.flatMap(({ event, kind }) => extend([...events, event], new Set([...past, kind])));
  };
  return extend(first, new Set());
}
