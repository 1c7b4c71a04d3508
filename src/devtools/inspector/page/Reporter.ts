import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { refusalOf } from '../../charts/candidates';
import { isMachine } from '../../charts/isMachine';
import { errorInWords } from '../../charts/plain';
import { Recorder } from '../../charts/Recorder';
import { append, entriesOf, forget, noRecording } from '../../charts/recording';
import type { Entry, PageRecord, Step } from '../../charts/records';
import type { Message, MessageBody } from '../model/Message';

declare global {
  /** Changes a recorded step before it is kept and sent. A page sets this function if its steps contain secrets. */
  var sanitizeStep: ((step: Step) => Step) | undefined;
}

/** How long the page gathers entries before it sends them, in milliseconds. */
const batch = 100;

/** How many entries are sent in one message. A relay refuses messages of more than 100 MB. */
const mostInMessage = 200;

/** How many steps are kept for inspectors that open late. At one and a half times as many, the oldest are dropped. */
const limit = 2000;

/** Records the steps of the actors of a page or a process, and reports them to inspectors. Sends events from inspectors to the actors. */
export class Reporter {
  readonly recorder: Recorder;
  #recording = noRecording;
  readonly #answered = new Set<string>();
  #waiting: Entry[] = [];

  /** Sends nothing before the promise of `isReady` resolves. */
  constructor(
    private readonly page: PageRecord,
    private readonly post: (body: MessageBody) => void,
    private readonly isReady: () => Promise<void>,
  ) {
    this.recorder = new Recorder(page.run, (entry) => this.report(entry));
  }

  /** Keeps an entry, and sends it together with others after a short while. */
  report(recorded: Entry): void {
    const entry =
      recorded.type === 'step'
        ? { ...recorded, step: globalThis.sanitizeStep?.(recorded.step) ?? recorded.step }
        : recorded;
    if (this.#waiting.length === 0)
      void this.isReady().then(() => setTimeout(() => this.flush(), batch));
    this.#waiting.push(entry);
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    const entries = this.#waiting;
    this.#waiting = [];
    this.#recording = append(this.#recording, entries);
    const { length } = this.#recording.steps;
    if (length > limit * 1.5) this.#recording = forget(this.#recording, length - limit);
    this.post({ type: 'entries', entries });
  }

  /** Handles two kinds of messages from inspectors: sends the recording again, or sends an event to an actor. */
  receive(message: Message): void {
    if (message.type === 'resend') void this.isReady().then(() => this.#resend());
    if (message.type !== 'send' || !message.actor.startsWith(`${this.page.run}/`)) return;
    if (this.#answered.has(message.request)) return;
    this.#answered.add(message.request);
    const problem = sendToActor(this.recorder, message.actor, message.event);
    this.flush();
    this.post({ type: 'answer', request: message.request, ...(problem && { problem }) });
  }

  #resend() {
    const entries = entriesOf(append(this.#recording, this.#waiting));
    for (let first = 0; first < entries.length; first += mostInMessage)
      this.post({ type: 'entries', entries: entries.slice(first, first + mostInMessage) });
  }
}

/** Sends an event to a live actor, if the actor accepts it. Returns the reason for a refusal, or the error that the actor threw. */
function sendToActor(recorder: Recorder, id: string, event: AnyEventObject): string | undefined {
  const actor = recorder.actors.get(id);
  if (!actor) return 'This actor is not on the page any more.';
  // Only a machine can be asked whether it refuses an event.
  const refusal =
    isMachine(actor.logic) && refusalOf(actor.getSnapshot() as AnyMachineSnapshot, event);
  if (refusal) return refusal;
  actor.send(event);
  const { status, error } = actor.getSnapshot() as AnyMachineSnapshot;
  return status === 'error' ? `It was taken, and threw: ${errorInWords(error)}` : undefined;
}
