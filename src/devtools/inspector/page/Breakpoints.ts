import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { predict } from '../../charts/candidates';
import { isMachine } from '../../charts/isMachine';

/**
 * Stops a page in the browser's debugger before a machine takes an event that leads to a breakpoint. The effect of the event is computed on
 * a copy, so the stack still shows the sender, and no action has run yet. Where the browser's developer tools are closed, the page does not
 * stop.
 */
export class Breakpoints {
  /** The breakpoints: the ids of states, which stop the page when they are entered, and of transitions. */
  all: readonly string[] = [];
  /** The events that wait until their actor has finished another event, in order. An idle actor is not in this map. */
  readonly #waiting = new Map<object, AnyEventObject[]>();

  /** `report` is called with each breakpoint that the page comes to, and without one when the page goes on. */
  constructor(private readonly report: (hit?: string) => void) {}

  /** To be called with each inspection event of XState, after it was recorded. */
  readonly inspect = (inspected: InspectionEvent): void => {
    // Events of the past are reported before there are breakpoints; they stop nothing.
    if (this.all.length === 0) return;
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.event') this.#arrive(actor, inspected.event);
    if (inspected.type === '@xstate.snapshot') this.#settle(actor);
  };

  #arrive(actor: AnyActor, event: AnyEventObject) {
    const waiting = this.#waiting.get(actor);
    // The actor's snapshot may change before it takes this event: the event is tested later.
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
      // The machine will throw the same error when it takes the event, where its own error handling is.
    }
    if (!hit) return;
    this.report(hit);
    // In the debugger, the sender of the event is further up in the stack.
    // eslint-disable-next-line no-debugger
    debugger;
    this.report();
  }
}
