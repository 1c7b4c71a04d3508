import type { AnyEventObject } from 'xstate';
import { type Entry, entrySchema } from '../../charts/records';
import { list, problemOf } from '../../charts/schema';
import type { Message, MessageBody } from '../model/Message';
import { type Channels, lockOf, openChannels } from '../page/openChannels';
import { store } from './store';

/** The requests that a page has not answered yet, by their ids. */
const answers = new Map<string, { run: string; settle: (problem: string | undefined) => void }>();

let channels: Channels | undefined;

/** The messages that are sent again to each page that connects later, by kind. */
const standing = new Map<MessageBody['type'], MessageBody>();

/** Sends an event to a live actor. Resolves with its page's answer; rejects if the actor refuses the event or the page ends. */
export function sendToPage(actor: string, event: AnyEventObject): Promise<void> {
  const request = `${Date.now()} ${Math.random()}`;
  return new Promise<void>((resolve, reject) => {
    answers.set(request, {
      run: actor.split('/')[0] ?? '',
      settle(problem) {
        answers.delete(request);
        if (problem) reject(new Error(problem));
        else resolve();
      },
    });
    channels?.post({ type: 'send', request, actor, event });
  });
}

/** Adds reported entries to the recording. Rejects the open requests to pages that have ended, because these can no longer answer. */
function append(entries: readonly Entry[]) {
  store.append(entries);
  for (const entry of entries)
    for (const { run, settle } of answers.values())
      if (entry.type === 'left' && entry.run === run)
        settle(`The page ${entry.isCrashed ? 'has crashed' : 'is gone'}.`);
}

/** Waits for the end of a page in this browser: the page holds a lock (`holdLock`), and the inspector gets it only when the page ends. */
const awaitEnd = (run: string) =>
  (navigator as Partial<Navigator>).locks?.request(lockOf(run), { mode: 'shared' }, () =>
    append([{ type: 'left', run, isCrashed: true }]),
  );

/** Has a message sent to each page that connects later. */
export const prepare = (body: MessageBody): void => void standing.set(body.type, body);

/** Sends a message to all pages and, if `stands`, also to each page that connects later. */
export function announce(body: MessageBody, stands = true): void {
  if (stands) prepare(body);
  else standing.delete(body.type);
  channels?.post(body);
}

/** Starts to listen to pages. `onOther` gets the messages that are neither answers nor entries. */
export function listen(onOther: (message: Message) => void): void {
  const receive = (message: Message, isNear: boolean) => {
    if (message.type === 'answer') answers.get(message.request)?.settle(message.problem);
    // Another window of the inspector has set breakpoints, or a page tells those that it has.
    if (message.type === 'break') prepare({ type: 'break', breakpoints: message.breakpoints });
    if (message.type !== 'entries') return onOther(message);
    const problem = problemOf(list(entrySchema), message.entries, 'entries');
    if (problem) return store.refuse(problem);
    const { entries } = message;
    append(entries);
    const pages = entries.flatMap((entry) => (entry.type === 'page' ? [entry.page] : []));
    if (pages.length === 0) return;
    if (isNear) for (const { run } of pages) void awaitEnd(run);
    channels?.post({ type: 'here' });
    for (const body of standing.values()) channels?.post(body);
  };
  channels = openChannels(receive, store.refuse);
  channels.post({ type: 'here' });
  channels.post({ type: 'resend' });
}
