/** What was covered, by the criteria that coverage is counted by; each list holds names or keys, in no order. */
export interface Covered {
  /** Transition definitions by name: on, always, after, onDone, onError, each guarded branch. */
  readonly definitions: readonly string[];
  /** Concrete transitions: a snapshot and a case of an event. */
  readonly transitions: readonly string[];
  /** Pairs of transitions, one right after the other. */
  readonly pairs: readonly string[];
  /** Events tried in a snapshot that does not accept them. */
  readonly sneaks: readonly string[];
}

/** What all of them took together, each thing once. */
export const together = (all: readonly Covered[]): Covered => ({
  definitions: union(all.map(({ definitions }) => definitions)),
  transitions: union(all.map(({ transitions }) => transitions)),
  pairs: union(all.map(({ pairs }) => pairs)),
  sneaks: union(all.map(({ sneaks }) => sneaks)),
});

const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())];
