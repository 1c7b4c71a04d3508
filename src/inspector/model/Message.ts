import type { AnyEventObject } from 'xstate';
import type { Entry } from '../../charts/records';
import { type Breakpoint, breakpointShape } from './Breakpoint';
import { data, list, name, number, object, oneOf, type Shape, text } from '../../charts/shape';

/** The version of the messages; another one is refused. */
export const version = 1;

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
  /** All breakpoints there are: those of before are gone. */
  | { readonly type: 'break'; readonly breakpoints: readonly Breakpoint[] }
  | { readonly type: 'hit'; readonly run: string; readonly breakpoint: Breakpoint }
);

/** A message without the fields that every one has. */
export type MessageBody = Message extends infer Each
  ? Each extends Message
    ? Omit<Each, 'suood' | 'version'>
    : never
  : never;

/** A message with the fields that every one has. */
export const messageOf = (body: MessageBody): Message => ({
  suood: 'inspector',
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
};

const head = object({
  suood: oneOf('inspector'),
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
