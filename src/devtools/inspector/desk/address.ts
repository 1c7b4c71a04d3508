import { createActor } from 'xstate';
import { addressMachine } from '../machines/addressMachine';
import { hashOf, missingFrom, type Moment, momentOf, placeOfMoment } from '../model/momentOf';
import { cursor, file, selectActor, trial, view } from './actors';
import { store } from './store';

/** What is shown, as an address names it; while the newest step is, none is named, unless `isPinned`. */
function shownMoment(isPinned: boolean): Moment {
  const { steps, dropped } = store.shown.recording;
  const { context, value } = cursor.getSnapshot();
  const step = isPinned || value !== 'following' ? steps[context.place - dropped] : undefined;
  const selection = view.getSnapshot();
  const { actor, chart } = selection.context;
  const isChosen = selection.matches({ subject: 'chosen' });
  return {
    ...(step && { run: step.run, step: step.index }),
    ...(isChosen && actor && { actor }),
    ...(isChosen && !actor && chart && { machine: chart }),
    view: selection.value.stage,
  };
}

/** Replaces the hash of the address; the history stays as long as it is. */
function write(isPinned = false) {
  window.history.replaceState(window.history.state, '', `#${hashOf(shownMoment(isPinned))}`);
}

function show({ actor, machine, view: stage, ...moment }: Moment) {
  const { recording } = store.shown;
  if (actor) selectActor(actor);
  else if (machine) view.send({ type: 'selectChart', chart: machine });
  else if (view.getSnapshot().matches({ subject: 'chosen' })) view.send({ type: 'follow' });
  const kinds = {
    chart: 'showChart',
    outline: 'showOutline',
    system: 'showSystem',
  } as const;
  if (stage) view.send({ type: kinds[stage] });
  const place = placeOfMoment(recording, moment);
  cursor.send(place < 0 ? { type: 'follow' } : { type: 'seek', place });
  last = hashOf(shownMoment(false));
}

/** The address of the moment that is shown. */
export const address = createActor(
  addressMachine.provide({ actions: { show: (_, moment) => show(moment), write: () => write() } }),
).start();

/** What was shown when this was last looked at, as a hash. */
let last = hashOf(shownMoment(false));
let isDue = false;

/** Looks for what is sought, then whether what is shown has moved; after all that one change brings about. */
function look() {
  isDue = false;
  const { context, value } = address.getSnapshot();
  const isSought = typeof value.bar === 'object';
  if (isSought && !missingFrom(store.shown.recording, context.moment))
    address.send({ type: 'found' });
  const now = hashOf(shownMoment(false));
  if (now === last) return;
  last = now;
  address.send({ type: 'moved' });
}

function lookSoon() {
  if (!isDue) queueMicrotask(look);
  isDue = true;
}

store.subscribe(lookSoon);
cursor.subscribe(lookSoon);
view.subscribe(lookSoon);

/** Goes to the moment that the address names, as soon as it is there; says what is wrong with a malformed one. */
export function readHash(): void {
  const { hash } = window.location;
  if (hash.length < 2) return;
  try {
    address.send({ type: 'open', moment: momentOf(hash) });
    lookSoon();
  } catch (error) {
    const problem = `This is no address of a moment: ${(error as Error).message}.`;
    address.send({ type: 'reject', problem });
  }
}

/** Copies the address of the step that is shown, which stays shown. */
export async function copyAddress(): Promise<void> {
  const { context, value } = cursor.getSnapshot();
  if (value !== 'resting') cursor.send({ type: 'seek', place: context.place });
  write(true);
  await copyText(window.location.href);
}

/** Copies a text, and has it said whether it lies in the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    address.send({ type: 'copied' });
  } catch {
    address.send({ type: 'denied' });
  }
}

/** Drops what is recorded, opened and tried, and the session that the address names: none of it comes back with a reload. */
export function forgetAll(): void {
  trial.send({ type: 'leave' });
  // A refused file is dismissed first, then the session behind it closed.
  file.send({ type: 'close' });
  file.send({ type: 'close' });
  store.reset();
  address.send({ type: 'dismiss' });
  window.history.replaceState(null, '', window.location.pathname);
}
