import { type AnyEventObject, createActor, fromPromise } from 'xstate';
import { candidatesFor, lackOf, refusalOf } from '../../charts/candidates';
import { compute, stateOf } from '../../charts/macrostep';
import { noRecording, placeNear, stepAt } from '../../charts/recording';
import type { PathRecord, Step } from '../../charts/records';
import { eventSchema, list, name, problemOf } from '../../charts/schema';
import { parseFile, type Session } from '../../charts/sessionFile';
import { cursorMachine } from '../machines/cursorMachine';
import { fileMachine, type Source } from '../machines/fileMachine';
import { type EventRequest, steeringMachine } from '../machines/steeringMachine';
import { type ViewEvent, viewMachine } from '../machines/viewMachine';
import { type FoundElement, sentFrom } from '../model/Message';
import { howToRegister, registeredMachine } from '../model/registry';
import { kept } from '../page/kept';
import { announce, sendToPage } from './link';
import { readInWorker } from './readInWorker';
import { store } from './store';

/** The cursor in time, and the what-if. */
export const cursor = createActor(cursorMachine).start();

/** What is shown. */
export const view = createActor(viewMachine).start();

/** The place in time that is shown. */
export const shownPlace = (): number =>
  placeNear(store.shown.recording, cursor.getSnapshot().context.place);

/** Goes to a place in time, or to the nearest one that there is. */
export const seek = (place: number): void =>
  cursor.send({ type: 'seek', place: placeNear(store.shown.recording, place) });

/** Selects something, or searches for it. */
export const look = (at: Extract<ViewEvent, { type: 'look' }>['at']): void =>
  view.send({ type: 'look', at });

/** The step that an actor is shown in: the last one of its what-if, or where the cursor stands. */
function shownStep(actor: string): Step | undefined {
  const last = cursor.getSnapshot().context.tried.at(-1);
  return last?.actor === actor ? last : stepAt(store.shown.recording, actor, shownPlace());
}

/** Reads an event as a developer writes it, as JSON; throws an Error that says what is wrong. */
function readEvent(text: string): AnyEventObject {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
  if (problemOf(eventSchema, found))
    throw new Error('An event is an object with a "type" that is a text.');
  return found as AnyEventObject;
}

/** Sends an event to the page, or computes what it would do to the shown step and shows that; rejects where it lacks something, or is refused. */
async function deliver({ actor, text, isTrial }: EventRequest): Promise<void> {
  const event = readEvent(text);
  const from = shownStep(actor);
  const chart = store.shown.recording.actors.get(actor)?.chart ?? '';
  const machine = registeredMachine(chart);
  const snapshot = from && machine && stateOf(machine, from);
  const lack = snapshot && lackOf(snapshot, event);
  if (lack) throw new Error(lack);
  if (!isTrial) return sendToPage(actor, event);
  if (!snapshot) throw new Error(`The machine "${chart}" is not known. ${howToRegister}`);
  const refusal = refusalOf(snapshot, event);
  // A guard may read what no snapshot holds.
  const isGuarded = candidatesFor(snapshot, event).some(({ guard }) => guard);
  if (refusal) throw new Error(isGuarded ? `As the machine is today: ${refusal}` : refusal);
  // What the guards said of the step before is not said of this one.
  const step = { ...from, verdicts: undefined, ...compute(machine, from, event), event };
  cursor.send({ type: 'try', step, place: shownPlace() });
}

/** The editor of events. */
export const steering = createActor(
  steeringMachine.provide({
    actors: {
      deliver: fromPromise<void, EventRequest>(({ input }) => deliver(input)),
    },
  }),
).start();

/** Has the address name no session any more. */
function forgetAddress() {
  window.history.replaceState(null, '', window.location.pathname);
}

/** The opened file. */
export const file = createActor(
  fileMachine.provide({
    actors: {
      read: fromPromise<Session, Source>(({ input, signal }) =>
        readInWorker(input, signal, (share) => file.send({ type: 'progressed', share })),
      ),
    },
    actions: {
      show: ({ context }, session: Session) => {
        // The address names another one, or none.
        if (typeof context.source !== 'string') forgetAddress();
        store.change({ opened: session });
        cursor.send({ type: 'follow' });
        if (session.path?.failure) showFailure(session.path);
      },
      leave: () => {
        store.change({ opened: undefined });
        cursor.send({ type: 'follow' });
      },
      forgetAddress,
    },
  }),
).start();

/** Goes to where a path failed, and to the actor that it is about. */
function showFailure({ actor, machine: chart, steps, failure }: PathRecord) {
  look({ actor, chart, part: undefined });
  seek(steps[failure?.step ?? 0]?.place ?? 0);
}

/** The breakpoints that were kept before a reload of the inspector; none where they are broken. */
export function keptBreakpoints(): readonly string[] {
  try {
    const found = parseFile(kept('inspector breakpoints') ?? '[]');
    return problemOf(list(name), found) ? [] : (found as readonly string[]);
  } catch {
    return [];
  }
}

/** Sets where the pages stop, by the ids of states and transitions, and keeps it for the visit. */
export function stopAt(all: readonly string[]): void {
  look({ breakpoints: all });
  kept('inspector breakpoints', JSON.stringify(all));
  announce({ type: 'break', breakpoints: all });
}

/** Shows where a page stands still, or that it goes on. */
export function showStop(run: string, breakpoint: string | undefined): void {
  const { stopped } = view.getSnapshot().context;
  if (breakpoint) look({ stopped: { run, breakpoint } });
  else if (stopped?.run === run) look({ stopped: undefined });
}

/** Has the pages ask about an element with their next press, or not any more. */
export function pickElement(isPicking = !view.getSnapshot().context.isPicking): void {
  look({ isPicking });
  announce({ type: 'pick', on: isPicking }, isPicking);
}

/** Shows the element that was picked, or none, and the actor that it has sent something to, or whose state it shows. */
export function showElement(found: FoundElement | undefined): void {
  if (!view.getSnapshot().context.isPicking) return;
  pickElement(false);
  look({ found });
  const [sent] = found ? sentFrom(store.shown.recording, found) : [];
  const actor = sent?.actor ?? found?.shows[0];
  if (actor) selectActor(actor);
}

/** Shows an actor of the shown session. */
export function selectActor(actor: string): void {
  look({ actor, chart: store.shown.recording.actors.get(actor)?.chart, part: undefined });
}

/** Goes to a step, at its place in time, and shows its actor. */
export function goTo({ actor }: Step, place: number): void {
  selectActor(actor);
  seek(place);
}

/** Copies a text, and has it said whether it lies in the clipboard. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    view.send({ type: 'said', notice: 'Copied.' });
  } catch {
    view.send({ type: 'said', notice: 'Copying is not allowed here.' });
  }
}

/** Drops what is recorded, opened and tried, and the session that the address names: none of it comes back with a reload. */
export function forgetAll(): void {
  cursor.send({ type: 'follow' });
  // A refused file is dismissed first, then the session behind it closed.
  file.send({ type: 'close' });
  file.send({ type: 'close' });
  store.change({ live: { recording: noRecording }, opened: undefined });
  forgetAddress();
}

/** Saves a text as a file on the developer's machine. */
export function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
