import { assign, setup } from 'xstate';
import type { Moment } from '../model/momentOf';

/** What happens to the address: it names a moment or is malformed, what is shown has moved, it was copied or could not be. */
export type AddressEvent =
  | { type: 'open'; moment: Moment }
  | { type: 'reject'; problem: string }
  | { type: 'found' }
  | { type: 'moved' }
  | { type: 'dismiss' }
  | { type: 'copied' }
  | { type: 'denied' };

/** Keeps the address that of what is shown, and shows what an address names as soon as it is there. */
export const addressMachine = setup({
  types: {
    context: {} as { moment: Moment; problem: string },
    events: {} as AddressEvent,
  },
  actions: {
    setMoment: assign({ moment: (_, { moment }: { moment: Moment }) => moment, problem: '' }),
    setProblem: assign({ problem: (_, { problem }: { problem: string }) => problem }),
    /** Shows a moment that is there. */
    show: (_, _moment: Moment) => {},
    /** Replaces the address by that of what is shown. */
    write: () => {},
  },
  delays: {
    /** How long pages and files have to bring what an address names. */
    patience: 1500,
    /** Browsers let an address be replaced a hundred times in half a minute. */
    pause: 400,
    /** How long it is said that the address was copied. */
    notice: 3000,
  },
}).createMachine({
  id: 'address',
  description: 'The address of the moment that is shown.',
  context: { moment: {}, problem: '' },
  type: 'parallel',
  states: {
    bar: {
      description: 'What the address bar says.',
      initial: 'current',
      on: {
        open: {
          target: '.sought',
          actions: { type: 'setMoment', params: ({ event }) => event },
          description: 'It names a moment.',
        },
        reject: {
          target: '.malformed',
          actions: { type: 'setProblem', params: ({ event }) => event },
          description: 'It is no address of a moment.',
        },
        moved: { target: '.behind', description: 'Something else is shown.' },
      },
      states: {
        current: { description: 'It names what is shown.' },
        behind: {
          description: 'It will name what is shown.',
          on: { moved: { description: 'It waits for the last move.' } },
          after: { pause: { target: 'current', actions: 'write', description: 'It is replaced.' } },
        },
        sought: {
          description: 'It names a moment that is not here.',
          initial: 'awaited',
          on: {
            found: {
              target: 'current',
              actions: { type: 'show', params: ({ context }) => context.moment },
              description: 'The moment is there.',
            },
            dismiss: { target: 'behind', description: 'It is given up.' },
          },
          states: {
            awaited: {
              description: 'Pages and files may bring it.',
              after: { patience: { target: 'missing', description: 'None has.' } },
            },
            missing: { description: 'What is missing is said, and what to do.' },
          },
        },
        malformed: {
          description: 'What is wrong with it is said.',
          on: { dismiss: { target: 'behind', description: 'That was read.' } },
        },
      },
    },
    copy: {
      description: 'Whether it was copied.',
      initial: 'idle',
      on: {
        copied: { target: '.copied', description: 'It lies in the clipboard.' },
        denied: { target: '.denied', description: 'The browser keeps the clipboard closed.' },
      },
      states: {
        idle: { description: 'Nothing is said of it.' },
        copied: {
          description: 'It is said.',
          after: { notice: { target: 'idle', description: 'It was read.' } },
        },
        denied: {
          description: 'It is said.',
          after: { notice: { target: 'idle', description: 'It was read.' } },
        },
      },
    },
  },
});
