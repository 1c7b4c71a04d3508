import type { AnyEventObject, StateValue } from 'xstate';

/** A state of a machine as far as JSON carries it; `machine.resolveState` makes a snapshot of it again. */
export interface RecordedState {
  readonly value: StateValue;
  readonly context: unknown;
}

/** A step of a generated path: the event (`xstate.init` at first), and the state that must follow it. */
export interface PathStepRecord {
  readonly event: AnyEventObject;
  readonly expected: RecordedState;
  readonly outcome: 'held' | 'failed' | 'not reached';
  /** How long the step took, in milliseconds. */
  readonly milliseconds: number;
  /** The index of the last step of the session that it led to. */
  readonly place: number;
}

/** A generated path that a session is about, as it was walked. */
export interface PathRecord {
  readonly model: string;
  /** The id of the machine. */
  readonly machine: string;
  /** The id of the actor's record. */
  readonly actor: string;
  readonly generator: string;
  /** The id of the path. */
  readonly path: string;
  readonly project: string;
  /** The command that walks just this path again. */
  readonly command: string;
  readonly steps: readonly PathStepRecord[];
  readonly failure?: {
    /** The index in `steps`. */
    readonly step: number;
    readonly message: string;
    /** The states of the machine that the page shows in place of the expected one; empty where it shows none of them. */
    readonly actual: readonly RecordedState[];
    /** The shortest list of events found that fails as well, without `xstate.init`. */
    readonly shortest?: readonly AnyEventObject[];
  };
}
