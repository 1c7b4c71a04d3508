interface Timer {
  readonly due: number;
  readonly fire: () => void;
}

/** A clock that only `advance` moves, in milliseconds from 0; timers fire in the order in which they are due. */
export class VirtualClock {
  now = 0;
  readonly #timers = new Map<number, Timer>();
  #count = 0;

  setTimeout(fire: () => void, delay: number): number {
    this.#count += 1;
    this.#timers.set(this.#count, { due: this.now + Math.max(0, delay), fire });
    return this.#count;
  }

  clearTimeout(id: number): void {
    this.#timers.delete(id);
  }

  get due(): number | undefined {
    const dues = [...this.#timers.values()].map(({ due }) => due);
    return dues.length > 0 ? Math.min(...dues) : undefined;
  }

  /** Lets time pass and fires the timers that become due, also those that are set meanwhile. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (let { due } = this; due !== undefined && due <= end; due = this.due) {
      this.now = due;
      for (const [id, timer] of this.#timers) {
        if (timer.due > due) continue;
        this.#timers.delete(id);
        timer.fire();
      }
    }
    this.now = end;
  }
}
