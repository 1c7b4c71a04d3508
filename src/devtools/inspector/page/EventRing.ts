import type { AnyActor, InspectionEvent } from 'xstate';
import { watchGuards } from '../../charts/guardVerdicts';
import { isMachine } from '../../charts/isMachine';
import { presentControl } from './selectorOf';

/** How many inspection events are kept in full. At this number, the older half is reduced to the events that a late inspector needs. */
const limit = 4000;

type Listener = (event: InspectionEvent, time?: number, element?: string) => void;

type Kept = readonly [InspectionEvent, number, string];

declare global {
  /** A page's past inspection events, kept for an inspector that opens later; undefined if the page keeps none. */
  var eventRing: EventRing | undefined;
}

/** Keeps a page's latest inspection events, so that an inspector that is opened after a fault still shows the fault. */
export class EventRing {
  #kept: readonly Kept[] = [];
  #recent: Kept[] = [];
  #listener: Listener | undefined;

  /** The `inspect` option of root actors. */
  readonly inspect = (event: InspectionEvent): void => {
    watchActor(event);
    const kept = [event, performance.now(), presentControl()] as const;
    if (this.#listener) return this.#listener(...kept);
    // The recorder does not use these events.
    if (event.type === '@xstate.actor') return;
    this.#recent.push(kept);
    if (this.#recent.length < limit) return;
    const older = this.#recent.slice(0, -limit / 2);
    this.#recent = this.#recent.slice(-limit / 2);
    this.#kept = thinned([...this.#kept, ...older]);
  };

  /** Passes all kept events to a listener, and then each new one. */
  attach(listener: Listener): void {
    for (const kept of [...this.#kept, ...this.#recent]) listener(...kept);
    this.#kept = [];
    this.#recent = [];
    this.#listener = listener;
  }
}

/** Makes a new actor's guards record their results. */
export function watchActor({ type, actorRef }: InspectionEvent): void {
  const { logic } = actorRef as AnyActor;
  if (type === '@xstate.actor' && isMachine(logic)) watchGuards(logic);
}

/** Reduces the events to those that tell the state of each running actor: its start, its last snapshot, and the event that led there. */
function thinned(entries: readonly Kept[]): readonly Kept[] {
  const starts = new Map<object, Kept>();
  const snapshots = new Map<object, readonly [event: Kept | undefined, snapshot: Kept]>();
  const events = new Map<object, Map<object, Kept>>();
  for (const entry of entries) {
    const [inspected] = entry;
    const { actorRef } = inspected;
    if (inspected.type === '@xstate.event') {
      const own = events.get(actorRef) ?? new Map<object, Kept>();
      events.set(actorRef, own.set(inspected.event, entry));
      if (inspected.event.type === 'xstate.init') starts.set(actorRef, entry);
    }
    if (inspected.type !== '@xstate.snapshot') continue;
    const cause = events.get(actorRef)?.get(inspected.event);
    snapshots.set(actorRef, [cause, entry]);
    if (inspected.snapshot.status === 'active') continue;
    starts.delete(actorRef);
    snapshots.delete(actorRef);
  }
  const lasting = [...snapshots].flatMap(([actor, [cause, snapshot]]) =>
    starts.has(actor) && cause ? [starts.get(actor), cause, snapshot] : [],
  );
  const kept = new Set([...starts.values(), ...lasting]);
  return entries.filter((entry) => kept.has(entry));
}
