import type {
  AnyActor,
  AnyEventObject,
  AnyMachineSnapshot,
  InspectionEvent,
  Snapshot,
} from 'xstate';
import { chartOf } from './chart';
import { verdictsIn } from './guardVerdicts';
import { type Arrival, Inbox } from './Inbox';
import { isMachine } from './isMachine';
import { errorInWords, plain } from './plain';
import type { ActorRecord, Entry, Microstep, Step } from './records';
import { namesOf, transitionsOf } from './traversal';
import { guardInWords } from './words';

type Inspected<Type extends InspectionEvent['type']> = Extract<InspectionEvent, { type: Type }>;

/** Records the steps of a system's actors from XState's inspection events, without changing the actors. */
export class Recorder {
  /** The running actors by the ids of their records. */
  readonly actors = new Map<string, AnyActor>();
  readonly #microsteps = new WeakMap<object, Microstep[]>();
  /** For each actor: the snapshot after its last step and those of later microsteps, each with the event that led to it. */
  readonly #ways = new WeakMap<object, readonly { event: AnyEventObject; snapshot: object }[]>();
  readonly #inbox = new Inbox();
  readonly #failed = new WeakSet<object>();

  constructor(
    private readonly run: string,
    private readonly report: (entry: Entry) => void,
  ) {}

  /** The `inspect` option of root actors. `time` is from `performance.now`; `element` selects the control that caused the event. */
  readonly inspect = (inspected: InspectionEvent, time = performance.now(), element = ''): void => {
    try {
      this.#record(inspected, time, element);
    } catch (error) {
      // The error is only logged, because an error in the recording must not stop the actors.
      // eslint-disable-next-line no-console -- The developer must know that the recording lacks something.
      console.error('This could not be recorded', inspected, error);
    }
  };

  #record(inspected: InspectionEvent, time: number, element: string): void {
    if (inspected.type === '@xstate.event') this.#event(inspected, time, element);
    else if (inspected.type === '@xstate.microstep') this.#microstep(inspected);
    else if (inspected.type === '@xstate.snapshot') this.#snapshot(inspected, time);
    else if (inspected.type === '@xstate.action')
      this.#inbox.addTimer(inspected.actorRef, inspected.action.params);
  }

  #event(inspected: Inspected<'@xstate.event'>, time: number, element: string) {
    const { actorRef, event, sourceRef } = inspected;
    this.#inbox.add(actorRef, event, sourceRef as AnyActor | undefined, time, element);
    // Reports a new actor only when it starts, because React's strict mode creates some actors and never starts them.
    if (event.type === 'xstate.init') this.#announce(actorRef as AnyActor, sourceRef);
  }

  #microstep({ actorRef, event, snapshot, _transitions }: Inspected<'@xstate.microstep'>) {
    const { machine, value } = snapshot as AnyMachineSnapshot;
    const edges = namesOf(machine, _transitions).map(({ id }) => id);
    const before = this.#microsteps.get(actorRef) ?? [];
    this.#microsteps.set(actorRef, [...before, { event: event.type, edges, value }]);
    const way = this.#ways.get(actorRef);
    if (way) this.#ways.set(actorRef, [...way, { event, snapshot }]);
  }

  #snapshot({ actorRef, event, snapshot }: Inspected<'@xstate.snapshot'>, time: number) {
    // The actor's error was recorded when it was thrown.
    if (this.#failed.has(actorRef)) return;
    if (snapshot.status === 'error') this.#failed.add(actorRef);
    const actor = actorRef as AnyActor;
    this.#step(actor, this.#inbox.take(actor, event, time), snapshot);
    if (snapshot.status !== 'active') this.actors.delete(this.#idOf(actorRef));
  }

  #announce(actor: AnyActor, parent: { readonly sessionId: string } | undefined) {
    this.#watchErrors(actor, parent === undefined);
    const id = this.#idOf(actor);
    if (this.actors.has(id)) return;
    const chart = isMachine(actor.logic) ? chartOf(actor.logic) : undefined;
    const record: ActorRecord = {
      id,
      run: this.run,
      name: actor.id === actor.sessionId && chart ? chart.id : actor.id,
      ...(parent && { parent: this.#idOf(parent) }),
      ...(chart && { chart: chart.id }),
    };
    this.actors.set(id, actor);
    this.report({ type: 'actor', actor: record, ...(chart && { chart }) });
  }

  /** Records errors that XState's inspection leaves out, without changing how XState reports them. */
  #watchErrors(actor: AnyActor, isRoot: boolean) {
    let isPast = true;
    const error = (thrown: unknown) => {
      // The actor failed before it was watched. Waits a microtask, so that the recorder gets the actor's earlier events before the failure.
      if (isPast) return queueMicrotask(() => this.#fail(actor, thrown));
      this.#fail(actor, thrown);
      // XState does not report the error of a root actor that has a listener, unless the listener throws. This listener therefore throws
      // the error again if it is the only one.
      const { observers } = actor as unknown as { observers: ReadonlySet<unknown> };
      if (isRoot && observers.size === 1) throw thrown;
    };
    actor.subscribe({ error });
    isPast = false;
  }

  #fail(actor: AnyActor, error: unknown) {
    if (this.#failed.has(actor)) return;
    this.#failed.add(actor);
    // Keeps the state that the actor was in when it failed.
    const snapshot: Snapshot<unknown> = { ...actor.getSnapshot(), status: 'error', error };
    this.#step(actor, this.#inbox.takeCurrent(actor), snapshot);
  }

  #step(actor: AnyActor, arrival: Arrival, snapshot: Snapshot<unknown>) {
    const { event, source, ...order } = arrival;
    const microsteps = this.#microsteps.get(actor) ?? [];
    this.#microsteps.delete(actor);
    const verdicts = this.#verdicts(actor, event);
    const { value, context } = snapshot as Partial<AnyMachineSnapshot>;
    this.#ways.set(actor, [{ event, snapshot }]);
    const step: Step = {
      run: this.run,
      ...order,
      actor: this.#idOf(actor),
      // The copy of a browser's event, which actors may relay, has no type.
      event: { ...(plain(event) as object), type: event.type },
      microsteps,
      ...(verdicts && { verdicts }),
      ...(source && { source: this.#idOf(source) }),
      status: snapshot.status,
      ...(value !== undefined && { value }),
      ...(context !== undefined && { context: plain(context) }),
      ...(snapshot.output !== undefined && { output: plain(snapshot.output) }),
      ...(snapshot.status === 'error' && { error: errorInWords(snapshot.error) }),
    };
    this.report({ type: 'step', step });
  }

  /** The results of the guards that were evaluated between an actor's last snapshot and its present one. */
  #verdicts(actor: AnyActor, event: AnyEventObject): Step['verdicts'] {
    const way = this.#ways.get(actor);
    // Undefined at an actor's start, and where earlier snapshots are missing, because it is then unknown which guards were evaluated.
    if (!way || !isMachine(actor.logic)) return undefined;
    const events = new Set([event, ...way.slice(1).map((each) => each.event)]);
    const names = transitionsOf(actor.logic);
    return verdictsIn(
      actor.logic,
      way.map((each) => each.snapshot),
      events,
    )?.map(({ definition, params, holds }) => ({
      edge: names.get(definition)?.id ?? '',
      guard: guardInWords(definition.guard),
      ...(params !== undefined && { params: plain(params) }),
      ...(holds !== undefined && { holds }),
    }));
  }

  #idOf({ sessionId }: { readonly sessionId: string }) {
    return `${this.run}/${sessionId}`;
  }
}
