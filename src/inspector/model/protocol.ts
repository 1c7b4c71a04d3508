import type { AnyEventObject, StateValue } from 'xstate';
import type { Chart } from './chart';

/** The version of the messages and of the session file; another one is refused. */
export const version = 1;

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
  /** Counts the steps of a run from 0. */
  readonly index: number;
  /** In milliseconds since 1970. */
  readonly time: number;
  readonly actor: string;
  readonly event: AnyEventObject;
  /** The actor that sent the event; none if it came from outside. */
  readonly source?: string;
  readonly microsteps: readonly Microstep[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly value?: StateValue;
  readonly context?: unknown;
  readonly output?: unknown;
  /** What was thrown, in words. */
  readonly error?: string;
}

/** What a page tells: that it is there, that an actor was started, what a step did, that it was left. */
export type Entry =
  | { readonly type: 'page'; readonly page: PageRecord }
  | { readonly type: 'actor'; readonly actor: ActorRecord; readonly chart?: Chart }
  | { readonly type: 'step'; readonly step: Step }
  | { readonly type: 'left'; readonly run: string };

/** What goes over a channel. */
export type Message = { readonly suood: 'inspector'; readonly version: number } & (
  | { readonly type: 'entries'; readonly entries: readonly Entry[] }
  | { readonly type: 'resend' }
  | { readonly type: 'here' }
  | {
      readonly type: 'send';
      readonly request: string;
      readonly actor: string;
      readonly event: AnyEventObject;
    }
  | { readonly type: 'answer'; readonly request: string; readonly problem?: string }
);

/** A message without what every one has. */
export type Letter = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'suood' | 'version'>
    : never
  : never;

/** Makes a message of what it says. */
export const seal = (letter: Letter): Message => ({ suood: 'inspector', version, ...letter });

/** Whether what came over a channel is a message of this version. */
export const isMessage = (data: unknown): data is Message =>
  typeof data === 'object' &&
  data !== null &&
  'suood' in data &&
  data.suood === 'inspector' &&
  'version' in data &&
  data.version === version &&
  'type' in data &&
  (data.type !== 'entries' || ('entries' in data && Array.isArray(data.entries)));
