import type { AnyEventObject } from 'xstate';
import type { Entry } from '../../charts/records';

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
