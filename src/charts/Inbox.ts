import type { AnyActor, AnyEventObject } from 'xstate';
import type { Step } from './records';

/** An event as it was sent: its number, when, by whom, and while whose event was being worked on. */
export interface Arrival extends Pick<Step, 'index' | 'time' | 'cause'> {
  readonly event: AnyEventObject;
  readonly source?: AnyActor | undefined;
}

/** The events of a run in the order in which they were sent: XState reports what came of them innermost first. */
export class Inbox {
  readonly #waiting = new WeakMap<object, Arrival[]>();
  #index = 0;

  /** Numbers an event that an actor is sent. */
  add(actor: object, event: AnyEventObject, source?: AnyActor): Arrival {
    const cause = source && this.#current(source)?.index;
    const arrival = {
      event,
      source,
      index: this.#index,
      time: performance.timeOrigin + performance.now(),
      ...(cause !== undefined && { cause }),
    };
    this.#index += 1;
    this.#waiting.set(actor, [...this.#of(actor), arrival]);
    return arrival;
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
    return found;
  }

  /** Takes out the event that an actor is working on. */
  takeCurrent(actor: AnyActor): Arrival {
    return this.take(actor, this.#current(actor)?.event ?? { type: 'unknown' });
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
