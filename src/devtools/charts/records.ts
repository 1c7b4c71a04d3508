import * as v from 'valibot';
import { chartSchema } from './chart';
import { count, data, eventSchema, finite, list, name, stateValue } from './schema';

/** One load of a page that runs actors. */
export const pageSchema = v.object({
  /** Unique among all loads of all pages. */
  run: name,
  /** An id that all loads in one browser tab share. */
  tab: v.string(),
  address: v.string(),
  title: v.string(),
  /** When the page was loaded, in milliseconds since 1970. */
  began: finite,
});

export type PageRecord = v.InferOutput<typeof pageSchema>;

export const actorSchema = v.object({
  /** The run and XState's session id. The session id alone would not be unique, because it starts again with each load. */
  id: name,
  run: name,
  name: v.string(),
  parent: v.optional(name),
  /** The id of the actor's chart. An actor without one is a promise, a callback or the like. */
  chart: v.optional(name),
});

export type ActorRecord = v.InferOutput<typeof actorSchema>;

const microstepSchema = v.object({
  event: v.string(),
  edges: list(v.string()),
  value: v.optional(stateValue),
});

/** One microstep: the ids of the chart's edges that it took, and the state that it led to. */
export type Microstep = v.InferOutput<typeof microstepSchema>;

const verdictSchema = v.object({
  edge: v.string(),
  guard: v.string(),
  params: v.optional(data),
  /** The guard's result; absent where the guard threw. */
  holds: v.optional(v.boolean()),
});

export const stepSchema = v.object({
  run: name,
  /** The number of the event in its run, from 0, in the order in which events were sent: a cause has a lower number than its effects. */
  index: count,
  /** When the event was sent, in milliseconds since 1970. */
  time: finite,
  actor: name,
  event: eventSchema,
  /** The selector of the control whose browser event caused this event, or `window`; absent if a timer or a server's response caused it. */
  element: v.optional(v.string()),
  /** The actor that sent the event; absent if the event came from outside the actors. */
  source: v.optional(name),
  /** The index of the step that sent the event, set its timer, or started the promise that reports it; absent if no step did. */
  cause: v.optional(count),
  microsteps: list(microstepSchema),
  /** The guards that were evaluated, in order, with their results; absent where guards are not watched. */
  verdicts: v.optional(list(verdictSchema)),
  status: v.picklist(['active', 'done', 'error', 'stopped']),
  value: v.optional(stateValue),
  context: v.optional(data),
  output: v.optional(data),
  /** The thrown error, in words. */
  error: v.optional(v.string()),
});

/** The effect of one event on one actor. */
export type Step = v.InferOutput<typeof stepSchema>;

/** The entries that a page reports: its load, the start of an actor, a step, and the page's end (`left`). */
export const entrySchema = v.variant('type', [
  v.object({ type: v.literal('page'), page: pageSchema }),
  v.object({ type: v.literal('actor'), actor: actorSchema, chart: v.optional(chartSchema) }),
  v.object({ type: v.literal('step'), step: stepSchema }),
  v.object({ type: v.literal('left'), run: name, isCrashed: v.optional(v.boolean()) }),
]);

export type Entry = v.InferOutput<typeof entrySchema>;

const recordedState = v.object({ value: stateValue, context: v.optional(data) });

/** A recorded state of a machine; `machine.resolveState` turns it into a snapshot. */
export type RecordedState = v.InferOutput<typeof recordedState>;

/** A step of a generated path: the event (`xstate.init` at first), and the state that must follow it. */
const pathStepSchema = v.object({
  event: eventSchema,
  expected: recordedState,
  outcome: v.picklist(['held', 'failed', 'not reached']),
  /** How long the step took, in milliseconds. */
  milliseconds: finite,
  /** The last recorded step that this step of the path caused: its index in the whole recording, dropped steps included. */
  place: finite,
});

export const pathSchema = v.object({
  model: v.string(),
  machine: name,
  /** The id of the actor's record. */
  actor: v.string(),
  generator: v.string(),
  path: v.string(),
  project: v.string(),
  /** The command that walks just this path again. */
  command: v.string(),
  steps: list(pathStepSchema),
  failure: v.optional(
    v.object({
      /** The index in `steps` of the step that failed. */
      step: count,
      message: v.string(),
      /** The machine's states that match the page instead of the expected state; empty if none matches. */
      actual: list(recordedState),
      /** The shortest known list of events that also fails; it leaves out `xstate.init`. */
      shortest: v.optional(list(eventSchema)),
    }),
  ),
});

/** The generated path that a session shows, with the results of walking it. */
export type PathRecord = v.InferOutput<typeof pathSchema>;

/** The index of the step that a walk had reached at a place in time: the last step whose effects had all been recorded by then. */
export function pathStepAt({ steps, failure }: PathRecord, place: number): number {
  const last = failure?.step ?? steps.length - 1;
  const index = steps.findLastIndex((step, each) => each <= last && step.place <= place);
  return Math.max(0, index);
}
