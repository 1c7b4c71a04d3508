import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  not,
} from 'xstate';
import { transitionsOf } from './traversal';
import { guardItself } from './words';

interface Verdict {
  readonly definition: AnyTransitionDefinition;
  readonly event: AnyEventObject;
  readonly params: unknown;
  readonly holds: boolean | undefined;
}

declare global {
  /** Maps a snapshot to the results of its guards, and a machine to an empty list that marks its guards as watched. */
  var guardVerdicts: WeakMap<object, Verdict[]> | undefined;
}

/** Whether a guard holds. Evaluates XState's own `not(guard)` and negates the result, so that XState itself evaluates the guard. */
export function isHolding(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const negation = not(guard as string) as unknown as { check: (...of: unknown[]) => boolean };
  return !negation.check(snapshot, { context: snapshot.context as unknown, event }, negation);
}

/** Makes the guards of a machine record their parameters and results. The machine behaves as before. */
export function watchGuards(machine: AnyStateMachine): void {
  const verdicts = (globalThis.guardVerdicts ??= new WeakMap());
  if (verdicts.has(machine)) return;
  verdicts.set(machine, []);
  for (const definition of transitionsOf(machine).keys()) {
    const guard: unknown = definition.guard;
    if (guard === undefined || guardItself(guard) !== guard) continue;
    const { params: given } = Object(guard) as { params?: unknown };
    const check = (snapshot: AnyMachineSnapshot, { event }: { event: AnyEventObject }) => {
      let params: unknown;
      let holds: boolean | undefined;
      try {
        params = typeof given === 'function' ? given({ context: snapshot.context, event }) : given;
        // Passes the computed parameters on, so that XState does not compute them again.
        holds = isHolding(given ? { ...(guard as object), params } : guard, snapshot, event);
        return holds;
      } finally {
        const said = verdicts.get(snapshot) ?? [];
        // A refused event makes no new snapshot, so this list would grow without end.
        if (said.length >= 1000) said.splice(0, 500);
        said.push({ definition, event, params, holds });
        verdicts.set(snapshot, said);
      }
    };
    // XState passes the snapshot only to a guard with a `check` method, such as its own `and`. So the watched guard gets one.
    Object.assign(definition, { guard: Object.assign(() => true, { check, guardItself: guard }) });
  }
}

/** The results of a machine's guards for some events in some snapshots; undefined where the machine is not watched. */
export function verdictsIn(
  machine: AnyStateMachine,
  snapshots: readonly object[],
  events: ReadonlySet<AnyEventObject>,
): readonly Verdict[] | undefined {
  const { guardVerdicts: verdicts } = globalThis;
  if (!verdicts?.has(machine)) return undefined;
  return snapshots.flatMap((snapshot) => {
    const own = (verdicts.get(snapshot) ?? []).filter(({ event }) => events.has(event));
    // A call of `can` before the step evaluates the same guards, so only the last result of each guard belongs to the step.
    return [...new Map(own.map((each) => [each.definition, each])).values()];
  });
}
