import type { AnyActor, AnyEventObject } from 'xstate';
import { isMachine } from './isMachine';
import type { Step } from './records';

/** An event as it was sent: its number, when, by whom, and while whose event was being worked on. */
export interface Arrival extends Pick<Step, 'index' | 'time' | 'cause' | 'element'> {
  readonly event: AnyEventObject;
  readonly source?: AnyActor | undefined;
}

/** The events of a run in the order in which they were sent: XState reports what came of them innermost first. */
export class Inbox {
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
  take(actor: AnyActor, event: AnyEventObject, time?: number): Arrival {
    const known = this.#of(actor).find((each) => each.event === event);
    const { _parent: parent } = actor;
    const found = known ?? this.add(actor, event, parent as AnyActor | undefined, time);
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
