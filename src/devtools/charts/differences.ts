import { diffArrays } from 'diff';
import type { Recording } from './recording';
import type { Step } from './records';

/** One thing that differs between two values, by its path. */
export interface Difference {
  readonly path: string;
  readonly kind: 'added' | 'removed' | 'changed';
  readonly before?: unknown;
  readonly after?: unknown;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** What differs between two values of plain data, leaf by leaf; paths are written `message.firstName`. */
export function differences(before: unknown, after: unknown, path = ''): Difference[] {
  if (!isTree(before) || !isTree(after) || Array.isArray(before) !== Array.isArray(after)) {
    return Object.is(before, after) ? [] : [{ path, kind: 'changed', before, after }];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const inner = path ? `${path}.${name}` : name;
    if (!Object.hasOwn(before, name))
      return [{ path: inner, kind: 'added' as const, after: after[name] }];
    if (!Object.hasOwn(after, name))
      return [{ path: inner, kind: 'removed' as const, before: before[name] }];
    return differences(before[name], after[name], inner);
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
    // A file has no fields that hold nothing, a page has.
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
