import { useSyncExternalStore } from 'react';
import { append, forget, noRecording } from '../../charts/recording';
import type { Entry } from '../../charts/records';
import type { Session } from '../../charts/sessionFile';

interface Sessions {
  readonly live: Session;
  readonly opened: Session | undefined;
  /** How many messages were refused as invalid. */
  readonly refused: number;
  /** What was wrong with the latest refused message. */
  readonly problem: string;
}

/** Holds the sessions, and notifies its subscribers of every change. */
class Store {
  #sessions: Sessions = {
    live: { recording: noRecording },
    opened: undefined,
    refused: 0,
    problem: '',
  };
  readonly #listeners = new Set<() => void>();

  change(next: Partial<Sessions>): void {
    this.#sessions = { ...this.#sessions, ...next };
    for (const listener of this.#listeners) listener();
  }

  append(entries: readonly Entry[]): void {
    const { live } = this.#sessions;
    this.change({ live: { recording: append(live.recording, entries) } });
  }

  readonly refuse = (problem: string): void =>
    this.change({ refused: this.#sessions.refused + 1, problem });

  /** Drops all steps of the live session. Its actors stay known, each with its present state. */
  readonly clear = (): void => {
    const { recording } = this.#sessions.live;
    const live = { recording: forget(recording, recording.steps.length) };
    this.change({ live, refused: 0, problem: '' });
  };

  /** Returns the same object until something changes, as `useSyncExternalStore` requires. */
  readonly sessions = (): Sessions => this.#sessions;

  get shown(): Session {
    return this.#sessions.opened ?? this.#sessions.live;
  }

  /** Calls `listener` after each change. Returns a function that unsubscribes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

export const store = new Store();

export const useSessions = (): Sessions => useSyncExternalStore(store.subscribe, store.sessions);
