import * as v from 'valibot';
import type { Recording } from '../../charts/recording';
import type { Entry, Step } from '../../charts/records';
import { eventSchema, list, name, problemOf } from '../../charts/schema.js';

/** What a page knows of a control that was picked on it. */
const foundSchema = v.object({
  run: name,
  selector: v.string(),
  /** Its kind, and what it says. */
  name: v.string(),
  /** The ids of the actors whose state its view reads. */
  shows: list(name),
});

/** What each kind of message carries beside what every one has. */
const kinds = {
  // Who takes the entries looks at them.
  entries: v.object({ entries: list(v.custom<Entry>(() => true)) }),
  resend: v.object({}),
  here: v.object({}),
  send: v.object({ request: name, actor: name, event: eventSchema }),
  answer: v.object({ request: name, problem: v.optional(v.string()) }),
  /** All breakpoints there are, by the ids of states and transitions: those of before are gone. */
  break: v.object({ breakpoints: list(name) }),
  /** A page has come to a breakpoint; without one, it goes on. */
  hit: v.object({ run: name, breakpoint: v.optional(name) }),
  /** Whether the next press on a page asks about an element; `found` without one is a way out by Escape. */
  pick: v.object({ on: v.boolean() }),
  found: v.object({ found: v.optional(foundSchema) }),
};

/** A message without the fields that every one has. */
export type MessageBody = {
  [Kind in keyof typeof kinds]: { type: Kind } & v.InferOutput<(typeof kinds)[Kind]>;
}[keyof typeof kinds];

const head = { format: 'state-inspector', version: 1 } as const;

/** What goes over a channel, by its `id` once; messages of another version are refused. */
export type Message = typeof head & { readonly id?: number } & MessageBody;

/** A message with the fields that every one has. */
export const messageOf = (body: MessageBody): Message => ({
  ...head,
  id: Math.random(),
  ...body,
});

/** What is wrong with what came over a channel, and where; undefined if it is a message of this version. */
export function problemOfMessage(message: unknown): string | undefined {
  const { format, version, type } = Object(message) as Partial<Message>;
  if (format !== head.format) return 'format: it is no message of an inspector';
  if (version !== head.version) return `version: ${version} is not ${head.version}`;
  if (!Object.hasOwn(kinds, type ?? '')) return `type: there is no ${type}`;
  return problemOf(kinds[type ?? 'here'], message);
}

/** What a page knows of a control that was picked on it. */
export type FoundElement = v.InferOutput<typeof foundSchema>;

/** The last step of each kind of event that a control of a page has sent to an actor, as far as they are recorded. */
export function sentFrom({ steps }: Recording, { run, selector }: FoundElement): readonly Step[] {
  const own = steps.filter(
    (step) => step.run === run && step.element === selector && step.source === undefined,
  );
  return [...new Map(own.map((step) => [`${step.actor} ${step.event.type}`, step])).values()];
}
