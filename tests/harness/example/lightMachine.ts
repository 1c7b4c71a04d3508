import { setup } from 'xstate';

/** How long each light lasts, in milliseconds; the green one lasts until somebody asks to cross. */
export const times = { amber: 1_000, red: 4_000 };

export const lightMachine = setup({
  types: { events: {} as { type: 'ask' } },
  delays: times,
}).createMachine({
  id: 'light',
  description: 'A traffic light: the example of a project that is tried with the harness.',
  initial: 'green',
  states: {
    green: {
      on: {
        ask: {
          target: 'amber',
          description: 'Somebody wants to cross.',
          meta: { specification: 'Who asks to cross is let across.' },
        },
      },
    },
    amber: { after: { amber: 'red' } },
    red: { after: { red: 'green' } },
  },
});
