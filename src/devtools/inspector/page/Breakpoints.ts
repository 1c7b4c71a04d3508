import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { predict } from '../../charts/candidates';
import { isMachine } from '../../charts/isMachine';

/**
 * Stops a page in the browser's debugger before a machine takes an event that a breakpoint is about: what the event will do is
 * computed on a copy, so the stack is that of the sender, and no effect has run yet. Where the browser's tools are closed,
 * nothing stops.
 */
export class Breakpoints {
  /** The ids of states, at whose entry the page stops, and of transitions. */
  all: readonly string[] = [];
  /** The events that wait until their actor has done with another one, in order; an actor that rests is not in it. */
  readonly #waiting = new Map<object, AnyEventObject[]>();

  /** `report` hears of each breakpoint that the page comes to, and of none when it goes on. */
  constructor(private readonly report: (hit?: string) => void) {}

  /** To be called with each inspection event of XState, once it was recorded. */
  readonly inspect = (inspected: InspectionEvent): void => {
    // What is told of the past, before there is any, stops nothing.
    if (this.all.length === 0) return;
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.event') this.#arrive(actor, inspected.event);
    if (inspected.type === '@xstate.snapshot') this.#settle(actor);
  };

  #arrive(actor: AnyActor, event: AnyEventObject) {
    const waiting = this.#waiting.get(actor);
    // Its snapshot is not the one that this event will find.
    if (waiting) waiting.push(event);
    else if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'active') {
      this.#waiting.set(actor, []);
      this.#test(actor, event);
    }
  }

  #settle(actor: AnyActor) {
    const next = this.#waiting.get(actor)?.shift();
    if (next) this.#test(actor, next);
    else this.#waiting.delete(actor);
  }

  #test(actor: AnyActor, event: AnyEventObject) {
    if (!isMachine(actor.logic)) return;
    let hit: string | undefined;
    try {
      const prediction = predict(actor.getSnapshot() as AnyMachineSnapshot, event);
      hit = this.all.find((part) => prediction.has(part));
    } catch {
      // What the machine throws for such an event it will throw again, where its own error handling is.
    }
    if (!hit) return;
    this.report(hit);
    // The sender is further up in the stack.
    // eslint-disable-next-line no-debugger
    debugger;
    this.report();
  }
}
