import type { Entry } from '../../charts/records';

/** How many steps a page keeps for inspectors that open late. */
const limit = 2000;

type StepEntry = Extract<Entry, { type: 'step' }>;

/** What a page has reported so far: everything but steps, the last steps, and of each actor the last one before these. */
export class History {
  readonly #lasting: Entry[] = [];
  readonly #before = new Map<string, StepEntry>();
  #steps: StepEntry[] = [];

  add(entry: Entry): void {
    if (entry.type !== 'step') this.#lasting.push(entry);
    else this.#steps.push(entry);
    if (this.#steps.length <= limit * 1.5) return;
    // Set anew, an actor's step stands where it happened among those of the others.
    for (const dropped of this.#steps.slice(0, -limit)) {
      this.#before.delete(dropped.step.actor);
      this.#before.set(dropped.step.actor, dropped);
    }
    this.#steps = this.#steps.slice(-limit);
  }

  get entries(): readonly Entry[] {
    return [...this.#lasting, ...this.#before.values(), ...this.#steps];
  }
}
