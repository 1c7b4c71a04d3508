import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { refusalOf } from './candidates';
import { canTake, macrostep, stateOf } from './macrostep';
import { inCode } from './plain';
import type { Step } from './records';
import { activeStates, transitionsOf } from './traversal';
import { paramsOf } from './words';

/** How many states, each with its context, are looked at: more would be felt. */
const limit = 150;

/** A snapshot, and the events that lead there. */
interface Reached {
  readonly snapshot: AnyMachineSnapshot;
  readonly way: readonly AnyEventObject[];
}

/** What leads to where a machine takes an event, or what the search for that had to leave out. */
export interface Way {
  /** The fewest events found; undefined where none of the states that were looked at takes it. */
  readonly events: readonly AnyEventObject[] | undefined;
  /** Events that were not tried, since nothing says what they carry. */
  readonly untried: readonly string[];
  /** Whether there are more states than were looked at. */
  readonly isCut: boolean;
}

/** What a field of an event may be: what the guards of a machine compare one of its name with; what is invoked ends with yes or no. */
function valuesOf(machine: AnyStateMachine, field: string): readonly unknown[] {
  const asked = [...transitionsOf(machine).keys()].flatMap(({ guard }) => {
    const value = paramsOf(guard)?.[field];
    return value === undefined ? [] : [value];
  });
  return field === 'output' ? [true, false] : [...new Set(asked)];
}

/** Where an event leads, with what the machine reads from it in each of the ways that are known; undefined where nothing says that. */
function nextAfter(machine: AnyStateMachine, snapshot: AnyMachineSnapshot, event: AnyEventObject) {
  const { missing, next } = attempt(machine, snapshot, event);
  if (missing.length === 0) return next ? [{ event, next }] : [];
  const [field = '', ...more] = missing;
  const values = more.length > 0 ? [] : valuesOf(machine, field);
  if (values.length === 0) return undefined;
  return values.flatMap((value) => {
    const filled = { ...event, [field]: value };
    const tried = attempt(machine, snapshot, filled);
    return tried.next ? [{ event: filled, next: tried.next }] : [];
  });
}

/** The events that the active states of a machine name, with what their guards ask for, and as they came before. */
function eventsAt(snapshot: AnyMachineSnapshot, seen: readonly AnyEventObject[]): AnyEventObject[] {
  const events = activeStates(snapshot).flatMap(({ transitions }) =>
    [...transitions].flatMap(([type, definitions]) => {
      if (type === '' || type.includes('*')) return [];
      const asked = definitions.map(({ guard }) => ({ ...paramsOf(guard), type }));
      return [...seen.filter((each) => each.type === type), ...asked];
    }),
  );
  return [...new Map(events.map((event) => [inCode(event), event])).values()];
}

const keyOf = ({ value, context }: AnyMachineSnapshot) => inCode([value, context as unknown]);

/**
 * The fewest events after which a machine takes an event that it refuses in a snapshot, found on a copy; timers and what it
 * has invoked count as events, since they can come. `seen` are events that came before, with what they carried.
 */
export function wayTo(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  event: AnyEventObject,
  seen: readonly AnyEventObject[] = [],
): Way {
  const known = new Set([keyOf(from)]);
  const untried = new Set<string>();
  const waiting: Reached[] = [{ snapshot: from, way: [] }];
  for (const { snapshot, way } of waiting) {
    if (canTake(snapshot, event)) return { events: way, untried: [], isCut: false };
    if (known.size > limit) return { events: undefined, untried: [...untried], isCut: true };
    if (snapshot.status !== 'active') continue;
    for (const asked of eventsAt(snapshot, seen)) {
      const led = nextAfter(machine, snapshot, asked);
      if (!led) untried.add(asked.type);
      for (const { event: each, next } of led ?? []) {
        const key = keyOf(next);
        if (known.has(key)) continue;
        known.add(key);
        waiting.push({ snapshot: next, way: [...way, each] });
      }
    }
  }
  return { events: undefined, untried: [...untried], isCut: false };
}

/** What came of an event on a copy: the fields that the machine reads from it and that it does not have, and the next snapshot. */
interface Attempt {
  readonly missing: readonly string[];
  /** None where the machine cannot do without what is missing. */
  readonly next?: AnyMachineSnapshot;
}

/** Tries an event on a copy of a snapshot. Nothing is executed. */
function attempt(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): Attempt {
  const missing = new Set<string>();
  const watched = new Proxy(event, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !Object.hasOwn(target, name)) missing.add(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  try {
    const { next } = macrostep(machine, { snapshot, event: watched });
    return { missing: [...missing], next };
  } catch {
    // It cannot do without what it reads: that is said by what was found missing until then.
    return { missing: [...missing] };
  }
}

/** The fields that a machine reads from an event and that the event does not have. Nothing is executed. */
export const missingFields = (
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly string[] => attempt(machine, snapshot, event).missing;

/** Throws an Error that names the fields that a machine in a recorded state would miss in an event. */
export function requireFields(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): void {
  const missing = missingFields(machine, stateOf(machine, from), event);
  if (missing.length === 0) return;
  const names = missing.map((name) => JSON.stringify(name)).join(', ');
  throw new Error(`The event lacks ${names}, which the machine reads.`);
}

/** Throws an Error that says why a machine in a recorded state does not take an event; it takes its start in any. */
export function requireTaken(
  machine: AnyStateMachine,
  from: Pick<Step, 'value' | 'context'>,
  event: AnyEventObject,
): void {
  if (event.type === 'xstate.init') return;
  requireFields(machine, from, event);
  const refusal = refusalOf(stateOf(machine, from), event);
  if (refusal) throw new Error(refusal);
}
