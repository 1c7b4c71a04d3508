import type { AnyActor, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { predict } from '../../charts/candidates';
import { isMachine } from '../../charts/isMachine';

/**
 * Stops a page in the browser's debugger before a machine takes an event that leads to a breakpoint: no action has run yet, and the stack
 * still shows the event's sender. A page with closed developer tools does not stop.
 */
export class Breakpoints {
  /** The ids of states, which stop the page when a machine enters them, and of transitions. */
  all: readonly string[] = [];
  /** For each actor that is working on an event: the events that wait, in order. */
  readonly #waiting = new Map<object, AnyEventObject[]>();

  /** `report` gets each breakpoint at which the page stops, and is called without one when the page goes on. */
  constructor(private readonly report: (hit?: string) => void) {}

  /** To be called with each inspection event of XState, after the recorder has recorded it. */
  readonly inspect = (inspected: InspectionEvent): void => {
    // Past events never stop the page: `EventRing` replays them before any breakpoint is set.
    if (this.all.length === 0) return;
    const actor = inspected.actorRef as AnyActor;
    if (inspected.type === '@xstate.event') this.#arrive(actor, inspected.event);
    if (inspected.type === '@xstate.snapshot') this.#settle(actor);
  };

  #arrive(actor: AnyActor, event: AnyEventObject) {
    const waiting = this.#waiting.get(actor);
    // The actor's snapshot may still change before it takes this event, so the event is tested later.
    if (waiting) waiting.push(event);
    else if ((actor.getSnapshot() as AnyMachineSnapshot).status === 'active') {
      this.#waiting.set(actor, []);
      this.#test(actor, event);
    }
  }

  #settle(actor: AnyActor) {
    const next = this.#waiting.get(actor)?.shift();
    const isActive = (actor.getSnapshot() as AnyMachineSnapshot).status === 'active';
    // An actor that has ended takes no event that still waits.
    if (next && isActive) this.#test(actor, next);
    else this.#waiting.delete(actor);
  }

  #test(actor: AnyActor, event: AnyEventObject) {
    if (!isMachine(actor.logic)) return;
    let hit: string | undefined;
    try {
      const prediction = predict(actor.getSnapshot() as AnyMachineSnapshot, event);
      hit = this.all.find((part) => prediction.has(part));
    } catch {
      // Ignored here, because the machine throws the same error when it takes the event.
    }
    if (!hit) return;
    this.report(hit);
    // The sender of the event is a few calls up in the stack.
    // eslint-disable-next-line no-debugger
    debugger;
    this.report();
  }
}
