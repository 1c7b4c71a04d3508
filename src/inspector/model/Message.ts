import * as v from 'valibot';
import type { Recording } from '../../charts/recording';
import type { Entry, Step } from '../../charts/records';
import { eventSchema, list, name } from '../../charts/schema';
import { breakpointSchema } from './Breakpoint';

const head = { format: v.literal('state-inspector'), version: v.literal(1) };

/** What a page knows of a control that was picked on it. */
const foundSchema = v.object({
  selector: v.string(),
  /** Its kind, and what it says. */
  name: v.string(),
  /** The ids of the actors whose state its view reads. */
  shows: list(name),
  /** The address that it leads to; empty if to none. */
  leads: v.string(),
});

/** What goes over a channel; messages of another version are refused. */
export const messageSchema = v.variant('type', [
  // Who takes the entries looks at them.
  v.object({ ...head, type: v.literal('entries'), entries: list(v.custom<Entry>(() => true)) }),
  v.object({ ...head, type: v.literal('resend') }),
  v.object({ ...head, type: v.literal('here') }),
  v.object({ ...head, type: v.literal('send'), request: name, actor: name, event: eventSchema }),
  v.object({
    ...head,
    type: v.literal('answer'),
    request: name,
    problem: v.optional(v.string()),
  }),
  /** All breakpoints there are: those of before are gone. */
  v.object({ ...head, type: v.literal('break'), breakpoints: list(breakpointSchema) }),
  v.object({ ...head, type: v.literal('hit'), run: name, breakpoint: breakpointSchema }),
  /** Whether the next press on a page asks about an element; `found` without one is a way out by Escape. */
  v.object({ ...head, type: v.literal('pick'), on: v.boolean() }),
  v.object({ ...head, type: v.literal('found'), run: name, found: v.optional(foundSchema) }),
  /** The element that a page frames; none where the selector is empty. */
  v.object({ ...head, type: v.literal('frame'), run: v.string(), selector: v.string() }),
]);

/** What goes over a channel. */
export type Message = v.InferOutput<typeof messageSchema>;

/** A message without the fields that every one has. */
export type MessageBody = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, keyof typeof head>
    : never
  : never;

/** A message with the fields that every one has. */
export const messageOf = (body: MessageBody): Message => ({
  format: 'state-inspector',
  version: 1,
  ...body,
});

/** What a page knows of a control that was picked on it. */
export type FoundElement = v.InferOutput<typeof foundSchema>;

/** The last step of each kind of event that a control of a page has sent to an actor, as far as they are recorded. */
export function sentFrom(
  { steps }: Recording,
  { run, selector }: Pick<FoundElement, 'selector'> & { readonly run: string },
): readonly Step[] {
  const own = steps.filter(
    (step) => step.run === run && step.element === selector && step.source === undefined,
  );
  return [...new Map(own.map((step) => [`${step.actor} ${step.event.type}`, step])).values()];
}
