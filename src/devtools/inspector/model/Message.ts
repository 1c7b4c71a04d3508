import * as v from 'valibot';
import type { Recording } from '../../charts/recording';
import type { Entry, Step } from '../../charts/records';
import { eventSchema, list, name, problemOf } from '../../charts/schema.js';

/** A control that was picked on a page, as the page describes it. */
const foundSchema = v.object({
  run: name,
  selector: v.string(),
  /** The control's role or tag, and its text. */
  name: v.string(),
  /** The ids of the actors whose state the control's component shows. */
  shows: list(name),
});

/** The fields of each kind of message, besides `format`, `version` and `id`, which every message has. */
const kinds = {
  // Accepts all entries, because their receiver checks them (`listen` in desk/link.ts).
  entries: v.object({ entries: list(v.custom<Entry>(() => true)) }),
  resend: v.object({}),
  here: v.object({}),
  send: v.object({ request: name, actor: name, event: eventSchema }),
  answer: v.object({ request: name, problem: v.optional(v.string()) }),
  /** All breakpoints, by the ids of states and transitions; they replace the earlier ones. */
  break: v.object({ breakpoints: list(name) }),
  /** A page has stopped at a breakpoint or, without `breakpoint`, has resumed. */
  hit: v.object({ run: name, breakpoint: v.optional(name) }),
  /** Whether the next press on a page picks an element. */
  pick: v.object({ on: v.boolean() }),
  /** The picked element; absent if Escape ended the picking. */
  found: v.object({ found: v.optional(foundSchema) }),
};

/** A message without `format`, `version` and `id`. */
export type MessageBody = {
  [Kind in keyof typeof kinds]: { type: Kind } & v.InferOutput<(typeof kinds)[Kind]>;
}[keyof typeof kinds];

const head = { format: 'state-inspector', version: 1 } as const;

/** A message between pages and inspectors. A second message with the same `id` is ignored, and a message of another version refused. */
export type Message = typeof head & { readonly id?: number } & MessageBody;

export const messageOf = (body: MessageBody): Message => ({
  ...head,
  id: Math.random(),
  ...body,
});

/** The problem of a received message, with its path; undefined if it is a message of this version. */
export function problemOfMessage(message: unknown): string | undefined {
  const { format, version, type } = Object(message) as Partial<Message>;
  if (format !== head.format) return 'format: it is no message of an inspector';
  if (version !== head.version) return `version: ${version} is not ${head.version}`;
  if (!Object.hasOwn(kinds, type ?? '')) return `type: there is no ${type}`;
  return problemOf(kinds[type ?? 'here'], message);
}

export type FoundElement = v.InferOutput<typeof foundSchema>;

/** The last recorded step of each kind of event that a control of a page has sent to an actor. */
export function sentFrom({ steps }: Recording, { run, selector }: FoundElement): readonly Step[] {
  const own = steps.filter(
    (step) => step.run === run && step.element === selector && step.source === undefined,
  );
  return [...new Map(own.map((step) => [`${step.actor} ${step.event.type}`, step])).values()];
}
