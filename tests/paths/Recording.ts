import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import type { GeneratorName } from './generators';

/** The name of the attachment that a failed path carries: a `Recording` as JSON. */
export const recordingAttachment = 'path recording';

/** The name of the attachment that shows the page where a path failed, as a PNG. */
export const failureAttachment = 'failed step';

/** A snapshot as far as JSON carries it; `machine.resolveState` makes a snapshot of it again. */
export interface RecordedState {
  readonly value: StateValue;
  readonly context: unknown;
}

/** A step: the event (`xstate.init` at first), and the state that must follow it. */
export interface RecordedStep {
  readonly event: AnyEventObject;
  readonly expected: RecordedState;
  readonly outcome: 'held' | 'failed' | 'not reached';
  /** How long the step took, in milliseconds. */
  readonly milliseconds: number;
}

/** A path as it was walked. The shape is stable; whatever changes it counts `version` up. */
export interface Recording {
  readonly version: 1;
  readonly model: string;
  /** The id of the machine. */
  readonly machine: string;
  readonly generator: GeneratorName | 'walk' | 'again';
  readonly path: string;
  readonly project: string;
  /** The command that walks just this path again. */
  readonly command: string;
  readonly steps: readonly RecordedStep[];
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

/** What a recording keeps of a snapshot. */
export const recorded = ({ value, context }: AnyMachineSnapshot): RecordedState => ({
  value,
  context: context as unknown,
});
