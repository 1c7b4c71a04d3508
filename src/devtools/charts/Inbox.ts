import type { AnyActor, AnyEventObject } from 'xstate';
import { isMachine } from './isMachine';
import type { Step } from './records';

/** An event as it was sent: its number, the time, its sender, and the event that the sender was working on (`cause`). */
export interface Arrival extends Pick<Step, 'index' | 'time' | 'cause' | 'element'> {
  readonly event: AnyEventObject;
  readonly source?: AnyActor | undefined;
}

/** Numbers a page's events in the order of sending, because XState reports a step only when it ends, after the steps that it caused. */
export class Inbox {
  readonly #waiting = new WeakMap<object, Arrival[]>();
  /** The number of each actor's start event. */
  readonly #starts = new WeakMap<object, number>();
  readonly #latest = new WeakMap<object, number>();
  /** For each actor and each event of a timer: the sequence number of the event that set the timer. */
  readonly #timers = new WeakMap<object, WeakMap<object, number>>();
  #index = 0;

  /** Numbers an event sent to an actor. `time` is from `performance.now`; `element` is the selector of the control that caused it. */
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

  /** Records which event set a timer. `params` are an action's parameters: it sets a timer if they hold an event and a delay. */
  addTimer(actor: object, params: unknown): void {
    const { delay, event } = Object(params) as { delay?: unknown; event?: object };
    const cause = this.#current(actor)?.index ?? this.#latest.get(actor);
    if (typeof delay !== 'number' || !event || cause === undefined) return;
    const own = this.#timers.get(actor) ?? new WeakMap<object, number>();
    this.#timers.set(actor, own.set(event, cause));
  }

  /** Removes and returns an event that an actor has finished. An event that nobody sent, such as a stop, counts as sent by the parent. */
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

  takeCurrent(actor: AnyActor): Arrival {
    return this.take(actor, this.#current(actor)?.event ?? { type: 'unknown' });
  }

  /** The number of the event that made `source` send `event`: its current event, else the one that set the timer or started `source`. */
  #causeOf(source: AnyActor, event: AnyEventObject): number | undefined {
    const timer = this.#timers.get(source)?.get(event);
    const start = isMachine(source.logic) ? undefined : this.#starts.get(source);
    return this.#current(source)?.index ?? timer ?? start;
  }

  /** An actor's current event: the unfinished start event, even if others were sent before it, else the oldest unfinished one. */
  #current(actor: object): Arrival | undefined {
    const waiting = this.#of(actor);
    return waiting.find(({ event }) => event.type === 'xstate.init') ?? waiting[0];
  }

  #of(actor: object): readonly Arrival[] {
    return this.#waiting.get(actor) ?? [];
  }
}
