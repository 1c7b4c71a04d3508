import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { takes } from '../../src/charts/apartFromWorld';
import type { World } from './Run';

/** An event with two things more: the actor that it goes to, if not the model's own, and how it is caused, where there are several ways. */
export type Case<Event> = Event & { readonly to?: string; readonly by?: string };

/** What makes two snapshots of a machine the same: value and context. */
export const identity = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>) =>
  JSON.stringify([value, context as unknown]);

/** An event as an actor gets it. */
export function bare({ to: _to, by: _by, ...event }: Case<AnyEventObject>): AnyEventObject {
  return event;
}

/** What a stand is made of. */
interface StandParts {
  readonly name: string;
  readonly events: readonly Case<AnyEventObject>[];
  readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly systems: number;
  readonly world?: World;
  readonly state?: unknown;
  readonly beside?: unknown;
}

/** Where a system stands after some events. It never changes. */
export class Stand {
  readonly #parts: StandParts;

  constructor(parts: StandParts) {
    this.#parts = parts;
  }

  /** The same stand, with what else makes it differ from others for the model. */
  with(beside: unknown): Stand {
    return new Stand({ ...this.#parts, beside });
  }

  /** The same place, as a model of another of its actors sees it. */
  about(name: string): Stand {
    return new Stand({ ...this.#parts, name, beside: undefined });
  }

  /** The name of the actor that the model is about. */
  get name(): string {
    return this.#parts.name;
  }

  /** The events that led here. */
  get events(): readonly Case<AnyEventObject>[] {
    return this.#parts.events;
  }

  /** How many systems there have been so far: one more after each reload of a page. */
  get systems(): number {
    return this.#parts.systems;
  }

  /** The names of the running machines, parents before their children. */
  get names(): readonly string[] {
    return [...this.#parts.snapshots.keys()];
  }

  /** The state of what surrounds the system. */
  get world(): unknown {
    return this.#parts.state;
  }

  /** The snapshot of the actor that the model is about; throws where it is not running. */
  get snapshot(): AnyMachineSnapshot {
    return this.of(this.name);
  }

  /** The snapshot of an actor; throws where it is not running. */
  of(name: string): AnyMachineSnapshot {
    const snapshot = this.#parts.snapshots.get(name);
    if (!snapshot) throw new Error(`No actor named "${name}" is running.`);
    return snapshot;
  }

  get value(): StateValue {
    return this.snapshot.value;
  }

  get context(): unknown {
    return this.snapshot.context;
  }

  /** What makes two stands the same for the model. */
  get identity(): string {
    const own = identity(this.snapshot);
    const { beside } = this.#parts;
    return beside === undefined ? own : JSON.stringify([own, beside]);
  }

  /** Whether an event is possible here: its actor is running and accepts it. */
  can(event: Case<AnyEventObject>): boolean {
    const { world, state } = this.#parts;
    if (world) return world.can(event, state, this);
    return this.accepts(event);
  }

  /** Whether the actor that an event goes to is running and accepts it, whatever surrounds the system. */
  accepts(event: Case<AnyEventObject>): boolean {
    const snapshot = this.#parts.snapshots.get(event.to ?? this.name);
    return snapshot !== undefined && takes(snapshot, bare(event));
  }
}
