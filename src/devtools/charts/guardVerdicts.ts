import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
} from 'xstate';
import { statesIn } from './traversal';
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

type Scope = Readonly<Record<'context' | 'event', unknown>>;

const paramsIn = (guard: unknown, scope: Scope): unknown => {
  const { params } = Object(guard) as { params?: unknown };
  return typeof params === 'function' ? params(scope) : params;
};

/** Calls a guard as XState does: by its name, or as one that combines others. */
export function isHolding(
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
  params = paramsIn(guard, { context: snapshot.context, event }),
): boolean {
  const scope = { context: snapshot.context as unknown, event };
  const { type = guard } = Object(guard) as { type?: unknown };
  const implementations = snapshot.machine.implementations.guards as Record<string, unknown>;
  const found = typeof guard === 'function' ? guard : implementations[String(type)];
  if (typeof found !== 'function') {
    if (found === undefined) throw new Error(`Guard '${String(type)}' is not implemented.`);
    return isHolding(found, snapshot, event);
  }
  if ('check' in found)
    return (found.check as (...of: unknown[]) => boolean)(snapshot, scope, found);
  return Boolean(found(scope, params));
}

/** Has the guards of a machine say what they are asked and what they answer. The machine does what it did. */
export function watchGuards(machine: AnyStateMachine): void {
  const verdicts = (globalThis.guardVerdicts ??= new WeakMap());
  if (verdicts.has(machine)) return;
  verdicts.set(machine, []);
  const definitions = statesIn(machine.root).flatMap(({ transitions, always = [] }) => [
    ...[...transitions.values()].flat(),
    ...always,
  ]);
  for (const definition of definitions) {
    const guard: unknown = definition.guard;
    if (guard === undefined || guardItself(guard) !== guard) continue;
    const check = (snapshot: AnyMachineSnapshot, { event }: { event: AnyEventObject }) => {
      let params: unknown;
      let holds: boolean | undefined;
      try {
        params = paramsIn(guard, { context: snapshot.context, event });
        holds = isHolding(guard, snapshot, event, params);
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
