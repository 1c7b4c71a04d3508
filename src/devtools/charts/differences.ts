import { diffArrays } from 'diff';
import { inCode, insideOf, kindOf } from './plain';
import type { Recording } from './recording';
import type { Step } from './records';

/** One thing that differs between two values, by its path. */
export interface Difference {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

/** The path of what lies in something under a key. */
export function pathTo(key: unknown, path: string): string {
  const name = typeof key === 'string' ? key : inCode(key);
  return path ? `${path}.${name}` : name;
}

/** What differs between two values that were recorded, leaf by leaf; paths are written `message.firstName`. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  const [old, now] = [before, after].map((value) => {
    const inside = insideOf(value);
    return inside && new Map(inside.map(([key, inner]) => [pathTo(key, path), inner]));
  });
  if (!old || !now || kindOf(before) !== kindOf(after)) {
    const isSame = Object.is(before, after) || inCode(before) === inCode(after);
    return isSame ? [] : [{ path, kind: 'changed', before, after }];
  }
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((inner) => {
    if (!old.has(inner)) return [{ path: inner, kind: 'added' as const, after: now.get(inner) }];
    if (!now.has(inner)) return [{ path: inner, kind: 'removed' as const, before: old.get(inner) }];
    return differences(old.get(inner), now.get(inner), inner);
  });
}

/** A step of one recording beside its counterpart in another; one of the two where the other has none. */
export interface AlignedSteps {
  readonly one?: Step;
  readonly other?: Step;
  /** The name of their actor. */
  readonly name: string;
  /** The place in time of the step in the first recording, or of the one before it. */
  readonly place: number;
  /** What differs between the two in event, state and context; nothing where one is missing. */
  readonly differences: readonly Difference[];
}

/** Steps are counterparts by their order, the name of their actor and the type of their event. */
const keysOf = ({ steps, actors }: Recording) =>
  steps.map(({ actor, event }) => `${actors.get(actor)?.name ?? actor} ${event.type}`);

const differencesOf = (one: Step, other: Step) =>
  [
    ...differences(one.event, other.event, 'event'),
    ...differences(one.value, other.value, 'state'),
    ...differences(one.context, other.context, 'context'),
    // What JSON alone has carried has no fields that hold nothing.
  ].filter(({ before, after }) => before !== undefined || after !== undefined);

/** The steps of two recordings side by side, with as many counterparts as their order allows. */
export function alignSteps(one: Recording, other: Recording): AlignedSteps[] {
  const rows: AlignedSteps[] = [];
  let [here, there] = [0, 0];
  for (const { added, removed, value } of diffArrays(keysOf(one), keysOf(other)))
    for (const key of value) {
      const mine = added ? undefined : one.steps[here++];
      const theirs = removed ? undefined : other.steps[there++];
      rows.push({
        ...(mine && { one: mine }),
        ...(theirs && { other: theirs }),
        name: key.split(' ')[0] ?? '',
        place: one.dropped + here - 1,
        differences: mine && theirs ? differencesOf(mine, theirs) : [],
      });
    }
  return rows;
}
