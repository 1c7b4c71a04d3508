import { type AnyEventObject, createActor, fromPromise } from 'xstate';
import { candidatesFor, lackOf, refusalOf, wasSent } from '../../charts/candidates';
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

/** The actor of the cursor in time. It also holds the what-if: steps that events would cause, tried on a copy. */
export const cursor = createActor(cursorMachine).start();

/** The actor of the view: what is selected, searched for and folded. */
export const view = createActor(viewMachine).start();

/** The place in time that is shown: the index of a step among all steps ever recorded. */
export const shownPlace = (): number =>
  placeNear(store.shown.recording, cursor.getSnapshot().context.place);

/** Moves the cursor to a place in time, or to the nearest place with a recorded step. */
export const seek = (place: number): void =>
  cursor.send({ type: 'seek', place: placeNear(store.shown.recording, place) });

export const look = (at: Extract<ViewEvent, { type: 'look' }>['at']): void =>
  view.send({ type: 'look', at });

/** The step whose state the inspector shows for an actor: the last step of its what-if, else its latest step at the cursor. */
function shownStep(actor: string): Step | undefined {
  const last = cursor.getSnapshot().context.tried.at(-1);
  return last?.actor === actor ? last : stepAt(store.shown.recording, actor, shownPlace());
}

/** Parses an event that a developer has written as JSON; throws an Error that says what is wrong with the text. */
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

/** Sends an event to the actor's page, or tries it on a copy (`isTrial`). Rejects if the event lacks a field or is refused. */
async function deliver({ actor, text, isTrial }: EventRequest): Promise<void> {
  const event = readEvent(text);
  const from = shownStep(actor);
  const chart = store.shown.recording.actors.get(actor)?.chart ?? '';
  const machine = registeredMachine(chart);
  const snapshot = from && machine && stateOf(machine, from);
  const lack = snapshot && !wasSent(store.shown.recording, actor, event) && lackOf(snapshot, event);
  if (lack) throw new Error(lack);
  if (!isTrial) return sendToPage(actor, event);
  if (!snapshot) throw new Error(`The machine "${chart}" is not known. ${howToRegister}`);
  const refusal = refusalOf(snapshot, event);
  // If a guard decides, the error says "today", because guards may read values outside the snapshot, which may have changed since the step.
  const isGuarded = candidatesFor(snapshot, event).some(({ guard }) => guard);
  if (refusal) throw new Error(isGuarded ? `As the machine is today: ${refusal}` : refusal);
  // Leaves out the recorded results of guards, because they belong to the earlier step.
  const step = { ...from, verdicts: undefined, ...compute(machine, from, event), event };
  cursor.send({ type: 'try', step, place: shownPlace() });
}

export const steering = createActor(
  steeringMachine.provide({
    actors: {
      deliver: fromPromise<void, EventRequest>(({ input }) => deliver(input)),
    },
  }),
).start();

function forgetAddress() {
  window.history.replaceState(null, '', window.location.pathname);
}

export const file = createActor(
  fileMachine.provide({
    actors: {
      read: fromPromise<Session, Source>(({ input, signal }) =>
        readInWorker(input, signal, (share) => file.send({ type: 'progressed', share })),
      ),
    },
    actions: {
      show: ({ context }, session: Session) => {
        // The developer chose a file. The address may still name another session, so the name is removed.
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

/** Moves the cursor to the step where a path failed, and selects the path's actor. */
function showFailure({ actor, machine: chart, steps, failure }: PathRecord) {
  look({ actor, chart, part: undefined });
  seek(steps[failure?.step ?? 0]?.place ?? 0);
}

/** The breakpoints that were stored before a reload of the inspector; empty if the stored text is broken. */
export function keptBreakpoints(): readonly string[] {
  try {
    const found = parseFile(kept('inspector breakpoints') ?? '[]');
    return problemOf(list(name), found) ? [] : (found as readonly string[]);
  } catch {
    return [];
  }
}

/** Shows the breakpoints of all pages, which another window of the inspector may have set, and stores them across reloads of this one. */
export function showBreakpoints(all: readonly string[]): void {
  look({ breakpoints: all });
  kept('inspector breakpoints', JSON.stringify(all));
}

/** Sets the breakpoints of all pages, by the ids of states and transitions. */
export function stopAt(all: readonly string[]): void {
  showBreakpoints(all);
  announce({ type: 'break', breakpoints: all });
}

/** Shows that a page has stopped at a breakpoint or, without `breakpoint`, that it has resumed. */
export function showStop(run: string, breakpoint: string | undefined): void {
  const { stopped } = view.getSnapshot().context;
  if (breakpoint) look({ stopped: { run, breakpoint } });
  else if (stopped?.run === run) look({ stopped: undefined });
}

/** Turns picking on or off. While it is on, the next press on a page picks an element. */
export function pickElement(isPicking = !view.getSnapshot().context.isPicking): void {
  look({ isPicking });
  announce({ type: 'pick', on: isPicking }, isPicking);
}

/** Shows the picked element, if any. Selects the actor to which the element last sent an event, or else the actor whose state it shows. */
export function showElement(found: FoundElement | undefined): void {
  if (!view.getSnapshot().context.isPicking) return;
  pickElement(false);
  look({ found });
  const [sent] = found ? sentFrom(store.shown.recording, found) : [];
  const actor = sent?.actor ?? found?.shows[0];
  if (actor) selectActor(actor);
}

export function selectActor(actor: string): void {
  look({ actor, chart: store.shown.recording.actors.get(actor)?.chart, part: undefined });
}

/** Moves the cursor to a step at its place in time, and selects the step's actor. */
export function goTo({ actor }: Step, place: number): void {
  selectActor(actor);
  seek(place);
}

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    view.send({ type: 'said', notice: 'Copied.' });
  } catch {
    view.send({ type: 'said', notice: 'Copying is not allowed here.' });
  }
}

/** Drops the recording, the opened session, the what-if and the session in the address, so that a reload brings none of them back. */
export function forgetAll(): void {
  cursor.send({ type: 'follow' });
  // The first event dismisses the error of a refused file, the second closes the opened session.
  file.send({ type: 'close' });
  file.send({ type: 'close' });
  store.change({ live: { recording: noRecording }, opened: undefined });
  forgetAddress();
}

export function download(fileName: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
