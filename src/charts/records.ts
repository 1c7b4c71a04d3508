import type { AnyEventObject, StateValue } from 'xstate';
import type { Chart } from './chart';

/** A document with actors in it: one per load of a page. */
export interface PageRecord {
  /** Unique among all loads of all pages. */
  readonly run: string;
  /** The same for all loads in one tab. */
  readonly tab: string;
  readonly address: string;
  readonly title: string;
  /** When it was loaded, in milliseconds since 1970. */
  readonly began: number;
}

/** An actor that was started. */
export interface ActorRecord {
  /** The run and the session id, which alone would start anew with each load. */
  readonly id: string;
  readonly run: string;
  readonly name: string;
  readonly parent?: string;
  /** The id of its chart; an actor without one is a promise, a callback or the like. */
  readonly chart?: string;
  /** Whether it was started from a snapshot and not from the machine's beginning. */
  readonly isResumed: boolean;
}

/** One microstep: the transitions it took, by the ids of the chart's edges, and the state it led to. */
export interface Microstep {
  readonly event: string;
  readonly edges: readonly string[];
  readonly value?: StateValue;
}

/** What one event did to one actor. */
export interface Step {
  readonly run: string;
  /** Counts the events of a run from 0, in the order in which they were sent: a cause has a lower one than its effects. */
  readonly index: number;
  /** When the event was sent, in milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
  readonly event: AnyEventObject;
  /** The selector of the control whose browser event this came of, or `window`; none if it came of a timer or an answer. */
  readonly element?: string;
  /** The actor that sent the event; none if it came from outside. */
  readonly source?: string;
  /** The index of the step in which it was sent, its timer set, or the promise that reports it started; none if it came from outside. */
  readonly cause?: number;
  readonly microsteps: readonly Microstep[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: StateValue;
  readonly context?: unknown;
  readonly output?: unknown;
  /** What was thrown, in words. */
  readonly error?: string;
}

/** What a page reports: that it is there, that an actor was started, what a step did, that it was left. */
export type Entry =
  | { readonly type: 'page'; readonly page: PageRecord }
  | { readonly type: 'actor'; readonly actor: ActorRecord; readonly chart?: Chart }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'left'; readonly run: string };
