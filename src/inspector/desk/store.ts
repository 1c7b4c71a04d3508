import { useSyncExternalStore } from 'react';
import type { Entry } from '../../charts/records';
import { append, noRecording } from '../../charts/recording';
import type { Session } from '../../charts/sessionFile';

/** What is heard, and the session that was opened instead, if one was. */
interface Heard {
  readonly live: Session;
  readonly opened: Session | undefined;
  /** How many messages were not understood. */
  readonly refused: number;
}

let heard: Heard = { live: { recording: noRecording }, opened: undefined, refused: 0 };
const listeners = new Set<() => void>();

function change(next: Partial<Heard>) {
  heard = { ...heard, ...next };
  for (const listener of listeners) listener();
}

/** Adds what pages have told. */
export const hear = (entries: readonly Entry[]): void =>
  change({ live: { recording: append(heard.live.recording, entries) } });

/** Counts a message that was none. */
export const refuse = (): void => change({ refused: heard.refused + 1 });

/** Shows a session in place of what is live. */
export const showSession = (opened: Session | undefined): void => change({ opened });

/** Starts the live recording anew from what was kept. */
export const restore = (live: Session): void => change({ live });

/** Forgets all steps; the actors stay known. */
export const forget = (): void => {
  const { recording } = heard.live;
  change({
    live: {
      recording: {
        ...recording,
        steps: [],
        dropped: recording.dropped + recording.steps.length,
      },
    },
  });
};

/** What is heard now. */
export const readHeard = (): Heard => heard;

/** The session that is shown. */
export const readSession = (): Session => heard.opened ?? heard.live;

/** Calls `listener` at each change; returns how to stop. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is heard, in a view. */
export const useHeard = (): Heard => useSyncExternalStore(onChange, readHeard);
