import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { chartOf } from './chart';
import { isMachine } from './isMachine';
import { plain } from './plain';
import { type ActorRecord, type Entry, type Microstep, plainSnapshot, type Step } from './records';
import { namesOf } from './traversal';

/** One kind of XState's inspection events. */
type Inspected<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>;

/** Records what the actors of a system do, from XState's inspection events; the actors notice nothing of it. */
export class Recorder {
  readonly #run: string;
  readonly #report: (entry: Entry) => void;
  readonly #actors = new Map<string, AnyActor>();
  readonly #microsteps = new WeakMap<object, Microstep[]>();
  readonly #inbox = new Inbox();
  readonly #failed = new WeakSet<object>();

  constructor(run: string, report: (entry: Entry) => void) {
    this.#run = run;
    this.#report = report;
  }

  /** The `inspect` option of root actors: an event, its time by `performance.now`, the selector of the control it came of. */
  readonly inspect = (inspected: InspectionEvent, time = performance.now(), element = ''): void => {
    if (inspected.type === '@xstate.event') this.#event(inspected, time, element);
    else if (inspected.type === '@xstate.microstep') this.#microstep(inspected);
    else if (inspected.type === '@xstate.snapshot') this.#snapshot(inspected);
    else if (inspected.type === '@xstate.action')
      this.#inbox.addTimer(inspected.actorRef, inspected.action.params);
  };

  /** The running actors by the ids of their records. */
  get actors(): ReadonlyMap<string, AnyActor> {
    return this.#actors;
  }

  #event(inspected: Inspected<'@xstate.event'>, time: number, element: string) {
    const { actorRef, event, sourceRef } = inspected;
    this.#inbox.add(actorRef, event, sourceRef as AnyActor | undefined, time, element);
    // Who sends the first event has made the actor. Those that React makes and drops in strict mode never get one.
    if (event.type === 'xstate.init') this.#announce(actorRef as AnyActor, sourceRef);
  }

  #microstep({ actorRef, event, snapshot, _transitions }: Inspected<'@xstate.microstep'>) {
    const { machine, value } = snapshot as AnyMachineSnapshot;
    const edges = namesOf(machine, _transitions).map(({ id }) => id);
    const before = this.#microsteps.get(actorRef) ?? [];
    this.#microsteps.set(actorRef, [...before, { event: event.type, edges, value }]);
  }

  #snapshot({ actorRef, event, snapshot }: Inspected<'@xstate.snapshot'>) {
    // Its error was reported when it was thrown.
    if (snapshot.status === 'error' && this.#failed.has(actorRef)) return;
    const actor = actorRef as AnyActor;
    this.#step(actor, this.#inbox.take(actor, event), snapshot);
    if (snapshot.status !== 'active') this.#actors.delete(this.#idOf(actorRef));
  }

  #announce(actor: AnyActor, parent: { readonly sessionId: string } | undefined) {
    this.#watchErrors(actor, parent === undefined);
    const id = this.#idOf(actor);
    if (this.#actors.has(id)) return;
    const machine = isMachine(actor.logic) ? actor.logic : undefined;
    const record: ActorRecord = {
      id,
      run: this.#run,
      name: actor.id === actor.sessionId && machine ? machine.id : actor.id,
      isResumed: Boolean(actor.options.snapshot),
      ...(parent && { parent: this.#idOf(parent) }),
      ...(machine && { chart: machine.id }),
    };
    this.#actors.set(id, actor);
    this.#report({ type: 'actor', actor: record, ...(machine && { chart: chartOf(machine) }) });
  }

  /** Records errors that XState's inspection leaves out, and changes nothing in how they are reported. */
  #watchErrors(actor: AnyActor, isRoot: boolean) {
    actor.subscribe({ error: (error) => this.#fail(actor, error) });
    // XState reports an error of a root unless all who listen take it: this one does not.
    if (isRoot) actor.subscribe({});
  }

  #fail(actor: AnyActor, error: unknown) {
    this.#failed.add(actor);
    const snapshot = { status: 'error', error, output: undefined } as const;
    this.#step(actor, this.#inbox.takeCurrent(actor), snapshot);
  }

  #step(actor: AnyActor, arrival: Arrival, snapshot: Snapshot<unknown>) {
    const { event, source, ...order } = arrival;
    const microsteps = this.#microsteps.get(actor) ?? [];
    this.#microsteps.delete(actor);
    const step: Step = {
      run: this.#run,
      ...order,
      actor: this.#idOf(actor),
      event: plain(event) as AnyEventObject,
      microsteps,
      ...(source && { source: this.#idOf(source) }),
      ...plainSnapshot(snapshot),
    };
    this.#report({ type: 'step', step });
  }

  #idOf({ sessionId }: { readonly sessionId: string }) {
    return `${this.#run}/${sessionId}`;
  }
}

/** An event as it was sent: its number, when, by whom, and while whose event was being worked on. */
interface Arrival extends Pick<Step, 'index' | 'time' | 'cause' | 'element'> {
  readonly event: AnyEventObject;
  readonly source?: AnyActor | undefined;
}

/** The events of a run in the order in which they were sent: XState reports what came of them innermost first. */
class Inbox {
  readonly #waiting = new WeakMap<object, Arrival[]>();
  /** Of each actor, the number of its start, of what it worked on last, and by event of what set a timer that sends it. */
  readonly #starts = new WeakMap<object, number>();
  readonly #latest = new WeakMap<object, number>();
  readonly #timers = new WeakMap<object, WeakMap<object, number>>();
  #index = 0;

  /** Numbers an event that an actor is sent, at a time of `performance.now`, because of a control on the page. */
  add(
    actor: object,
    event: AnyEventObject,
    source?: AnyActor,
    time = performance.now(),
    element = '',
  ): Arrival {
    const cause = source && this.#causeOf(source, event);
    const arrival = {
      event,
      source,
      index: this.#index,
      time: performance.timeOrigin + time,
      ...(cause !== undefined && { cause }),
      ...(element && { element }),
    };
    this.#index += 1;
    if (event.type === 'xstate.init') this.#starts.set(actor, arrival.index);
    this.#waiting.set(actor, [...this.#of(actor), arrival]);
    return arrival;
  }

  /** Notes what an actor's action with these parameters will send after a while, if it does. */
  addTimer(actor: object, params: unknown): void {
    const { delay, event } = Object(params) as { delay?: unknown; event?: object };
    const cause = this.#current(actor)?.index ?? this.#latest.get(actor);
    if (typeof delay !== 'number' || !event || cause === undefined) return;
    const own = this.#timers.get(actor) ?? new WeakMap<object, number>();
    this.#timers.set(actor, own.set(event, cause));
  }

  /** Takes out an event that an actor is done with; one that it was never sent, such as its stop, comes from its parent. */
  take(actor: AnyActor, event: AnyEventObject): Arrival {
    const known = this.#of(actor).find((each) => each.event === event);
    const { _parent: parent } = actor;
    const found = known ?? this.add(actor, event, parent as AnyActor | undefined);
    this.#waiting.set(
      actor,
      this.#of(actor).filter((each) => each !== found),
    );
    this.#latest.set(actor, found.index);
    return found;
  }

  /** Takes out the event that an actor is working on. */
  takeCurrent(actor: AnyActor): Arrival {
    return this.take(actor, this.#current(actor)?.event ?? { type: 'unknown' });
  }

  /** What a sender is working on; else what set the timer that sends the event, or what started a promise or the like. */
  #causeOf(source: AnyActor, event: AnyEventObject): number | undefined {
    const timer = this.#timers.get(source)?.get(event);
    const start = isMachine(source.logic) ? undefined : this.#starts.get(source);
    return this.#current(source)?.index ?? timer ?? start;
  }

  /** Actors work on their events one by one; what came before their start waits for it. */
  #current(actor: object): Arrival | undefined {
    const waiting = this.#of(actor);
    return waiting.find(({ event }) => event.type === 'xstate.init') ?? waiting[0];
  }

  #of(actor: object): readonly Arrival[] {
    return this.#waiting.get(actor) ?? [];
  }
}
