import { assign, fromPromise, setup } from 'xstate';
import type { Session } from '../../charts/sessionFile';

/** The source of a session: a file that the developer chose, or an address on this origin. */
export type Source = File | string;

export const messageIn = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface FileContext {
  /** The name of the source that was chosen last, even if it is still being read or was refused. */
  readonly name: string;
  /** The name of the opened session; empty while the live session is shown. */
  readonly opened: string;
  readonly problem: string;
  /** The share of the file that has been read, from 0 to 1. */
  readonly progress: number;
  readonly source: Source;
}

/** Opens one session at a time. A broken file leaves the shown session as it was. */
export const fileMachine = setup({
  types: {
    context: {} as FileContext,
    events: {} as
      | { type: 'open'; source: Source }
      | { type: 'progressed'; share: number }
      | { type: 'close' },
  },
  actors: {
    /** Reads a session; rejects with an error that says what is wrong with it. */
    read: fromPromise<Session, Source>(() => Promise.reject(new Error('There is no reader.'))),
  },
  actions: {
    set: assign((_, fields: Partial<FileContext>) => fields),
    setOpened: assign({ opened: ({ context }) => context.name }),
    /** Shows an opened session in place of the live one. */
    show: (_, _session: Session) => {},
    /** Goes back to the live session. */
    leave: () => {},
    /** Removes the session's name from the address, so that a reload does not open it again. */
    forgetAddress: () => {},
  },
  guards: { isOpened: ({ context }) => context.opened !== '' },
}).createMachine({
  id: 'file',
  description: 'Opens recorded sessions.',
  context: { name: '', opened: '', problem: '', progress: 0, source: '' },
  initial: 'live',
  on: {
    open: {
      target: '.reading',
      actions: {
        type: 'set',
        params: ({ event: { source } }) => ({
          source,
          name: typeof source === 'string' ? source : source.name,
          progress: 0,
        }),
      },
      description: 'A file is chosen, or named in the address.',
    },
  },
  states: {
    live: { description: 'What the pages report.' },
    reading: {
      description: 'A file is being read.',
      on: {
        progressed: {
          actions: { type: 'set', params: ({ event }) => ({ progress: event.share }) },
          description: 'More of it has been read.',
        },
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.source,
        onDone: {
          target: 'opened',
          actions: ['setOpened', { type: 'show', params: ({ event }) => event.output }],
          description: 'It is a session; one that was asked for later has stopped this reading.',
        },
        onError: {
          target: 'refused',
          actions: { type: 'set', params: ({ event }) => ({ problem: messageIn(event.error) }) },
          description: 'It is none, and why is said.',
        },
      },
    },
    opened: {
      description: 'A recorded session is shown.',
      on: {
        close: {
          target: 'live',
          actions: [{ type: 'set', params: { opened: '' } }, 'leave', 'forgetAddress'],
          description: 'Back to the pages.',
        },
      },
    },
    refused: {
      description: 'The file could not be read; what was shown still is.',
      on: {
        close: [
          { guard: 'isOpened', target: 'opened', description: 'Back to the opened session.' },
          { target: 'live', actions: 'forgetAddress', description: 'The message was read.' },
        ],
      },
    },
  },
});
