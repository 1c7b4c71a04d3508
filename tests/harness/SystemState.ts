import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { takes } from './apartFromWorld';
import type { Environment } from './Run';

/** An event. `to` names the actor that receives it, if not the model's own; `by` tells apart several ways to cause it on the page. */
export type Case<Event> = Event & { readonly to?: string; readonly by?: string };

/** A text that is the same for two snapshots of a machine with equal value and context. */
export const identity = ({ value, context }: Pick<AnyMachineSnapshot, 'value' | 'context'>) =>
  JSON.stringify([value, context as unknown]);

/** An event as an actor receives it, without `to` and `by`. */
export function bare({ to: _to, by: _by, ...event }: Case<AnyEventObject>): AnyEventObject {
  return event;
}

/** The key of an event in a model: its type, preceded by the name of the actor that it is sent to, if not the model's own. */
export const keyOf = ({ type, to }: Case<AnyEventObject>): string =>
  to === undefined ? type : `${to} ${type}`;

/** The state of a whole system after some events. It is immutable. */
export class SystemState {
  constructor(
    /** The name of the actor that the model is about. */
    readonly name: string,
    readonly events: readonly Case<AnyEventObject>[],
    private readonly snapshots: ReadonlyMap<string, AnyMachineSnapshot>,
    private readonly environment?: Environment,
    /** The state of the system's environment. */
    readonly environmentState?: unknown,
    /** Further data of this state on which its identity depends. */
    private readonly beside?: (state: SystemState) => unknown,
  ) {}

  /** The same state for a model of another actor of the system. */
  about(name: string): SystemState {
    const { events, snapshots, environment, environmentState } = this;
    return new SystemState(name, events, snapshots, environment, environmentState);
  }

  get names(): readonly string[] {
    return [...this.snapshots.keys()];
  }

  /** The snapshot of the actor that the model is about; throws if that actor is not running. */
  get snapshot(): AnyMachineSnapshot {
    return this.of(this.name);
  }

  /** The snapshot of an actor; throws if the actor is not running. */
  of(name: string): AnyMachineSnapshot {
    const snapshot = this.snapshots.get(name);
    if (!snapshot) throw new Error(`No actor named "${name}" is running.`);
    return snapshot;
  }

  get value(): StateValue {
    return this.snapshot.value;
  }

  get context(): unknown {
    return this.snapshot.context;
  }

  /** A text that is the same for two states that the model does not tell apart. */
  get identity(): string {
    const own = identity(this.snapshot);
    const more = this.beside?.(this);
    return more === undefined ? own : JSON.stringify([own, more]);
  }

  /** Whether an event is possible in this state. If the system has an environment, that decides; otherwise `accepts` does. */
  can(event: Case<AnyEventObject>): boolean {
    if (this.environment) return this.environment.can(event, this.environmentState, this);
    return this.accepts(event);
  }

  /** Whether the actor that receives an event is running and accepts it, whatever the environment says. */
  accepts(event: Case<AnyEventObject>): boolean {
    const snapshot = this.snapshots.get(event.to ?? this.name);
    return snapshot !== undefined && takes(snapshot, bare(event));
  }
}
