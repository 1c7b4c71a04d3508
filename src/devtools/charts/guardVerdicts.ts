import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  not,
} from 'xstate';
import { transitionsOf } from './traversal';
import { guardItself } from './words';

/** What a guard said of an event, as it was asked; it said nothing where it threw. */
interface Verdict {
  readonly definition: AnyTransitionDefinition;
  readonly event: AnyEventObject;
  /** What the guard was handed beside the event and the context. */
  readonly params: unknown;
  readonly holds: boolean | undefined;
}

declare global {
  /** What the watched guards of a page have said, by the snapshot that they were asked about; of a watched machine an empty list. */
  var guardVerdicts: WeakMap<object, Verdict[]> | undefined;
}

/** Has XState itself evaluate a guard: the negation of its negation. */
export function isHolding(guard: unknown, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const negation = not(guard as string) as unknown as { check: (...of: unknown[]) => boolean };
  return !negation.check(snapshot, { context: snapshot.context as unknown, event }, negation);
}

/** Has the guards of a machine say what they are asked and what they answer. The machine does what it did. */
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
        // What it is handed is worked out once.
        holds = isHolding(given ? { ...(guard as object), params } : guard, snapshot, event);
        return holds;
      } finally {
        const said = verdicts.get(snapshot) ?? [];
        said.push({ definition, event, params, holds });
        verdicts.set(snapshot, said);
      }
    };
    // XState hands the snapshot to what bears a check, as its own combined guards do.
    Object.assign(definition, { guard: Object.assign(() => true, { check, guardItself: guard }) });
  }
}

/** What the guards of a machine said of some events in some snapshots; undefined where they are not watched. */
export function verdictsIn(
  machine: AnyStateMachine,
  snapshots: readonly object[],
  events: ReadonlySet<AnyEventObject>,
): readonly Verdict[] | undefined {
  const { guardVerdicts: verdicts } = globalThis;
  if (!verdicts?.has(machine)) return undefined;
  return snapshots.flatMap((snapshot) => {
    const own = (verdicts.get(snapshot) ?? []).filter(({ event }) => events.has(event));
    // Who asks beforehand what an event would do has asked the same guards: the last answer is that of the step.
    return [...new Map(own.map((each) => [each.definition, each])).values()];
  });
}
