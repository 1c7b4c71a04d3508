import { assign, fromPromise, setup } from 'xstate';
import type { Session } from '../../charts/sessionFile';

/** Where a session comes from: a file of the developer's, or an address on this origin. */
export type Source =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'address'; readonly address: string };

/** Opens one session at once, and a bad one leaves everything as it was. */
export const fileMachine = setup({
  types: {
    context: {} as {
      /** What was asked for last. */
      name: string;
      /** What is shown; empty where that is live. */
      opened: string;
      problem: string;
      /** How much of the file has been read, from 0 to 1. */
      progress: number;
      source: Source | undefined;
    },
    events: {} as
      | { type: 'open'; source: Source }
      | { type: 'progressed'; share: number }
      | { type: 'close' },
  },
  actors: {
    /** Reads a session; rejects with what is wrong with it. */
    read: fromPromise<Session, Source>(() => Promise.reject(new Error('There is no reader.'))),
  },
  actions: {
    setSource: assign({
      source: (_, { source }: { source: Source }) => source,
      name: (_, { source }) => (source.kind === 'file' ? source.file.name : source.address),
      problem: '',
      progress: 0,
    }),
    setProgress: assign({ progress: (_, { share }: { share: number }) => share }),
    setProblem: assign({
      problem: (_, { error }: { error: unknown }) =>
        error instanceof Error ? error.message : String(error),
    }),
    setOpened: assign({ opened: ({ context }) => context.name }),
    setLive: assign({ opened: '' }),
    /** Shows a session in place of what is live. */
    show: (_, _session: Session) => {},
    /** Goes back to what is live. */
    leave: () => {},
  },
  guards: { isOpened: ({ context }) => context.opened !== '' },
}).createMachine({
  id: 'file',
  description: 'Opens recorded sessions.',
  context: { name: '', opened: '', problem: '', progress: 0, source: undefined },
  initial: 'live',
  on: {
    open: {
      target: '.reading',
      actions: { type: 'setSource', params: ({ event }) => event },
      description: 'A file is chosen, or named in the address.',
    },
  },
  states: {
    live: { description: 'What the pages report.' },
    reading: {
      description: 'A file is being read.',
      on: {
        progressed: {
          actions: { type: 'setProgress', params: ({ event }) => event },
          description: 'More of it has been read.',
        },
      },
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context.source ?? { kind: 'address', address: '' },
        onDone: {
          target: 'opened',
          actions: ['setOpened', { type: 'show', params: ({ event }) => event.output }],
          description: 'It is a session; one that was asked for later has stopped this reading.',
        },
        onError: {
          target: 'refused',
          actions: { type: 'setProblem', params: ({ event }) => ({ error: event.error }) },
          description: 'It is none, and why is said.',
        },
      },
    },
    opened: {
      description: 'A recorded session is shown.',
      on: {
        close: {
          target: 'live',
          actions: ['setLive', 'leave'],
          description: 'Back to the pages.',
        },
      },
    },
    refused: {
      description: 'The file could not be read; what was shown still is.',
      on: {
        close: [
          { guard: 'isOpened', target: 'opened', description: 'Back to the opened session.' },
          { target: 'live', description: 'The message was read.' },
        ],
      },
    },
  },
});
