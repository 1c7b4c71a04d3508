import type { Entry } from '../../charts/records';

/** How many steps a page keeps for inspectors that open late. */
const limit = 2000;

/** What a page has reported so far: everything but steps, and the last steps. */
export class History {
  readonly #lasting: Entry[] = [];
  #steps: Entry[] = [];

  add(entry: Entry): void {
    if (entry.type !== 'step') this.#lasting.push(entry);
    else this.#steps.push(entry);
    if (this.#steps.length > limit * 1.5) this.#steps = this.#steps.slice(-limit);
  }

  get entries(): readonly Entry[] {
    return [...this.#lasting, ...this.#steps];
  }
}
