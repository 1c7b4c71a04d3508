import type { AnyEventObject } from 'xstate';
import type { Entry } from '../../charts/records';
import { type Breakpoint, breakpointShape } from './Breakpoint';
import { type FoundElement, foundShape } from './FoundElement';
import {
  data,
  flag,
  list,
  name,
  number,
  object,
  oneOf,
  type Shape,
  text,
} from '../../charts/shape';

/** The version of the messages; another one is refused. */
export const version = 1;

/** What goes over a channel. */
export type Message = { readonly format: 'state-inspector'; readonly version: number } & (
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
  /** All breakpoints there are: those of before are gone. */
  | { readonly type: 'break'; readonly breakpoints: readonly Breakpoint[] }
  | { readonly type: 'hit'; readonly run: string; readonly breakpoint: Breakpoint }
  /** Whether the next press on a page asks about an element; `found` without one is a way out by Escape. */
  | { readonly type: 'pick'; readonly on: boolean }
  | { readonly type: 'found'; readonly run: string; readonly found?: FoundElement }
  /** The element that a page frames; none where the selector is empty. */
  | { readonly type: 'frame'; readonly run: string; readonly selector: string }
);

/** A message without the fields that every one has. */
export type MessageBody = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'format' | 'version'>
    : never
  : never;

/** A message with the fields that every one has. */
export const messageOf = (body: MessageBody): Message => ({
  format: 'state-inspector',
  version,
  ...body,
});

const kinds: Readonly<Record<string, Shape>> = {
  entries: object({ entries: list(data) }),
  resend: object({}),
  here: object({}),
  send: object({ request: name, actor: name, event: object({ type: name }) }),
  answer: object({ request: name }, { problem: text }),
  break: object({ breakpoints: list(breakpointShape) }),
  hit: object({ run: name, breakpoint: breakpointShape }),
  pick: object({ on: flag }),
  found: object({ run: name }, { found: foundShape }),
  frame: object({ run: text, selector: text }),
};

const head = object({
  format: oneOf('state-inspector'),
  version: number,
  type: oneOf(...Object.keys(kinds)),
});

/**
 * What is wrong with what came over a channel, and where; undefined if it is a message of this version. Its entries are
 * looked at by who takes them.
 */
export function problemOf(message: unknown): string | undefined {
  const problem = head(message, '');
  if (problem) return problem;
  const { version: found, type } = message as Message;
  if (found !== version) return `version is ${found}: this is version ${version}`;
  return kinds[type]?.(message, '');
}
