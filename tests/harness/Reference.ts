/** A step that a chart must make. */
export interface Move {
  /** The states that it starts from, with all that lie in them; any state where they are left out. */
  readonly from?: readonly string[];
  /** The event; what it carries is compared as far as it is named here. */
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  /** The states that it ends in; the same as before where they are left out, and in every region that they do not name. */
  readonly to?: readonly string[];
  /** For a timer, how long the state has lasted then, in milliseconds. */
  readonly after?: number;
  /** The context that comes of it; the same as before where it is left out. */
  readonly context?: (before: never, event: never) => unknown;
  /** The sentence that says so. */
  readonly sentence: string;
}

/**
 * A chart, written a second time: as literals, from its specification. A model whose chart departs from it is refused. Where
 * several moves start from a state by the same event, each of its steps must be one of them.
 */
export interface Reference {
  /** Where this stands, and where the chart does, from the project's root. */
  readonly file: string;
  readonly chart: string;
  /** The states that the chart begins in, and the sentence that says so. */
  readonly initial: readonly string[];
  readonly sentence: string;
  /** Every innermost state that can be seen. */
  readonly states: readonly string[];
  readonly moves: readonly Move[];
}
