import { type Entry, entrySchema } from '../../charts/records';
import { list, problemOf } from '../../charts/schema';
import type { EventRequest } from '../machines/steeringMachine';
import type { Breakpoint } from '../model/Breakpoint';
import type { FoundElement, Message, MessageBody } from '../model/Message';
import { type Channels, openChannels } from '../page/openChannels';
import { store } from './store';

/** How long a page has to answer, in milliseconds. */
const answerTimeout = 3000;

const answers = new Map<string, (problem: string | undefined) => void>();

let channels: Channels | undefined;

let breakpoints: readonly Breakpoint[] = [];

const runOf = (entry: Entry): string => {
  if (entry.type === 'page') return entry.page.run;
  if (entry.type === 'actor') return entry.actor.run;
  return entry.type === 'step' ? entry.step.run : entry.run;
};

/** Sends an event to a live actor; rejects with the reason if it cannot take it, or if its page does not answer. */
export function sendToPage({ actor, event }: EventRequest): Promise<void> {
  const request = `${Date.now()} ${Math.random()}`;
  return new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      answers.delete(request);
      reject(new Error('The page does not answer: it is gone, or busy.'));
    }, answerTimeout);
    answers.set(request, (problem) => {
      clearTimeout(timer);
      answers.delete(request);
      if (problem) reject(new Error(problem));
      else resolve();
    });
    channels?.post({ type: 'send', request, actor, event });
  });
}

/** Tells all pages something. */
export function post(body: MessageBody): void {
  channels?.post(body);
}

/** Tells all pages where to stop, and each page that comes later. */
export function announceBreakpoints(all: readonly Breakpoint[]): void {
  breakpoints = all;
  post({ type: 'break', breakpoints });
}

/** Who hears of each breakpoint that a page comes to, and of each element that was picked on one, or of none. */
interface Listeners {
  readonly onHit: (breakpoint: Breakpoint) => void;
  readonly onFound: (found: (FoundElement & { readonly run: string }) | undefined) => void;
}

/**
 * Starts to listen to pages. An inspector that is inspected itself (`ownRun`) records neither itself nor other inspectors:
 * two that recorded each other would never stop.
 */
export function listen(ownRun: string | undefined, { onHit, onFound }: Listeners): void {
  const inspectors = new Set([ownRun]);
  const isRecorded = (entry: Entry) => {
    const isWatched = ownRun !== undefined;
    if (isWatched && entry.type === 'page' && entry.page.address.includes('/inspector.html')) {
      inspectors.add(entry.page.run);
    }
    return !inspectors.has(runOf(entry));
  };
  const receive = (message: Message) => {
    if (message.type === 'answer') answers.get(message.request)?.(message.problem);
    if (message.type === 'hit' && !inspectors.has(message.run)) onHit(message.breakpoint);
    if (message.type === 'found' && !inspectors.has(message.run))
      onFound(message.found && { ...message.found, run: message.run });
    if (message.type !== 'entries') return;
    const problem = problemOf(list(entrySchema), message.entries, 'entries');
    if (problem) return store.refuse(problem);
    const entries = message.entries.filter(isRecorded);
    if (entries.length === 0) return;
    store.append(entries);
    if (!entries.some(({ type }) => type === 'page')) return;
    channels?.post({ type: 'here' });
    channels?.post({ type: 'break', breakpoints });
  };
  channels = openChannels(receive, store.refuse);
  channels.post({ type: 'here' });
  channels.post({ type: 'resend' });
}
