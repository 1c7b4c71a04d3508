import { isDeepStrictEqual } from 'node:util';
import type { AnyEventObject } from 'xstate';
import type { Path, PathModel } from './pathModel';
import type { SystemState } from './SystemState';

/** What `ordersOf` asks of a system in which several events can come. */
export interface InFlight {
  /** The kind of an event that may come; undefined for all other events. */
  readonly kindOf: (event: AnyEventObject) => string | undefined;
  /** A text that is the same for two states of the system that nobody can tell apart. */
  readonly identityOf: (state: SystemState) => string;
}

/**
 * The paths that begin with `first` and continue with the events that have a kind, at most one of each kind, in every order. If two adjacent
 * events lead to the same state in both orders, only one order is kept (traces: Mazurkiewicz, 1977).
 */
export function ordersOf(
  model: PathModel,
  first: readonly AnyEventObject[],
  { kindOf, identityOf }: InFlight,
): Path[] {
  const stateAfter = (events: readonly AnyEventObject[]) => model.pathOf(events)?.state;
  const isPossible = (event: AnyEventObject, events: readonly AnyEventObject[]) => {
    const state = stateAfter(events);
    return (
      state !== undefined && model.possibleAt(state).some((each) => isDeepStrictEqual(each, event))
    );
  };
  /** Whether the last two events are possible in the opposite order too, lead to the same state, and that order is the one to keep. */
  const isTurned = (events: readonly AnyEventObject[], identity: string) => {
    const [one, other] = events.slice(-2);
    if (!one || !other || events.length < first.length + 2) return false;
    if (String(kindOf(one)) <= String(kindOf(other))) return false;
    const before = events.slice(0, -2);
    if (!isPossible(other, before) || !isPossible(one, [...before, other])) return false;
    const turned = stateAfter([...before, other, one]);
    return turned !== undefined && identityOf(turned) === identity;
  };
  const extend = (events: readonly AnyEventObject[], past: ReadonlySet<string>): Path[] => {
    const path = model.pathOf(events);
    if (!path || isTurned(events, identityOf(path.state))) return [];
    const next = model.possibleAt(path.state).flatMap((event) => {
      const kind = kindOf(event);
      return kind === undefined || past.has(kind) ? [] : [{ event, kind }];
    });
    if (next.length === 0) return [path];
    return next.flatMap(({ event, kind }) => extend([...events, event], new Set([...past, kind])));
  };
  return extend(first, new Set());
}
