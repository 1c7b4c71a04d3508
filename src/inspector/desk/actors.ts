import { createActor, fromPromise } from 'xstate';
import { cameraMachine } from '../machines/cameraMachine';
import { cursorMachine } from '../machines/cursorMachine';
import { fileMachine, type Source } from '../machines/fileMachine';
import { readSource } from './readSource';
import { steeringMachine, type Wish } from '../machines/steeringMachine';
import { trialMachine } from '../machines/trialMachine';
import { viewMachine } from '../machines/viewMachine';
import { compute } from '../../charts/macrostep';
import { requireFields, requireTaken } from '../../charts/wayTo';
import type { Step, PathRecord } from '../../charts/records';
import { stepAt } from '../../charts/recording';
import type { Session } from '../../charts/sessionFile';
import { readSession } from '../model/readSession';
import { registeredMachine } from '../model/registry';
import { sendToPage } from './link';
import { store } from './store';

/** Another inspector may watch the actors of this one. */
const watched = globalThis.inspectActors ? { inspect: globalThis.inspectActors } : {};

/** The cursor in time: whoever moves it leaves the what-if. */
export const cursor = createActor(
  cursorMachine.provide({ actions: { leaveTrial: () => trial.send({ type: 'leave' }) } }),
  watched,
).start();

/** What is shown. */
export const view = createActor(viewMachine, watched).start();

/** The view of a large chart. */
export const camera = createActor(cameraMachine, watched).start();

/** The what-if. */
export const trial = createActor(trialMachine, watched).start();

/** The step that an actor is shown in: the last one of its what-if, or where the cursor stands. */
export function shownStep(actor: string): Step | undefined {
  const { context } = trial.getSnapshot();
  const tried = context.actor === actor ? context.steps.at(-1) : undefined;
  return tried ?? stepAt(store.shown.recording, actor, cursor.getSnapshot().context.place);
}

/** The machine of an actor as the code is today, and the id of its chart. */
function machineOf(actor: string) {
  const chart = store.shown.recording.actors.get(actor)?.chart ?? '';
  return { chart, machine: registeredMachine(chart)?.machine };
}

/** Sends an event to the page, unless it lacks what the machine reads: XState would take it and spoil the context. */
async function deliver(wish: Wish) {
  const from = shownStep(wish.actor);
  const { machine } = machineOf(wish.actor);
  if (from && machine) requireFields(machine, from, wish.event);
  return sendToPage(wish);
}

/** Computes what an event would do to the shown step, or how the machine would start, and shows that; throws if it is refused. */
export function attempt({ actor, event }: Pick<Wish, 'actor' | 'event'>): void {
  const from = shownStep(actor);
  const { chart, machine } = machineOf(actor);
  if (!from || !machine) throw new Error(`There is no machine "${chart}" to try this on.`);
  requireTaken(machine, from, event);
  // What goes on meanwhile does not move the moment that it branches off from.
  const { context, value } = cursor.getSnapshot();
  if (value !== 'resting') cursor.send({ type: 'seek', place: context.place });
  trial.send({ type: 'try', step: { ...from, ...compute(machine, from, event), event } });
}

/** The editor of events. */
export const steering = createActor(
  steeringMachine.provide({
    actors: {
      deliver: fromPromise<void, Wish>(async ({ input }) =>
        input.isTrial ? attempt(input) : deliver(input),
      ),
    },
  }),
  watched,
).start();

/** The opened file. */
export const file = createActor(
  fileMachine.provide({
    actors: {
      read: fromPromise<Session, Source>(async ({ input }) => {
        const { searchParams } = new URL(window.location.href);
        const text = await readSource(input);
        return readSession(text, searchParams.get('path'), searchParams.get('project'));
      }),
    },
    actions: {
      show: (_, session: Session) => {
        store.open(session);
        trial.send({ type: 'leave' });
        if (session.path?.failure) showFailure(session.path);
      },
      leave: () => {
        store.open(undefined);
        trial.send({ type: 'leave' });
      },
    },
  }),
  watched,
).start();

/** Goes to where a path failed, and to the actor that it is about. */
function showFailure({ actor, machine: chart, steps, failure }: PathRecord) {
  view.send({ type: 'selectActor', actor, chart });
  cursor.send({ type: 'seek', place: steps[failure?.step ?? 0]?.place ?? 0 });
}

store.subscribe(() => {
  const { steps, dropped: first } = store.shown.recording;
  const end = first + steps.length - 1;
  const { context } = cursor.getSnapshot();
  if (end !== context.end || first !== context.first) cursor.send({ type: 'grown', first, end });
});
