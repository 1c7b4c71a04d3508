import { assign, setup } from 'xstate';
import type { Step } from '../../charts/records';

/** A what-if: steps that an actor would take after one of its recorded ones. */
export interface Trial {
  readonly actor: string;
  readonly steps: readonly Step[];
}

/** Keeps the what-if: nothing of it touches the page. */
export const trialMachine = setup({
  types: {
    context: {} as Trial,
    events: {} as { type: 'try'; step: Step } | { type: 'leave' },
  },
  actions: {
    add: assign({
      actor: (_, { step }: { step: Step }) => step.actor,
      steps: ({ context }, { step }) => [...context.steps, step],
    }),
    clear: assign({ actor: '', steps: [] }),
  },
}).createMachine({
  id: 'trial',
  description: 'What-if: events tried on a copy.',
  context: { actor: '', steps: [] },
  initial: 'off',
  states: {
    off: {
      description: 'The recorded step is shown.',
      on: {
        try: {
          target: 'branched',
          actions: { type: 'add', params: ({ event }) => event },
          description: 'An event is tried on a copy.',
        },
      },
    },
    branched: {
      description: 'The result of the tried events is shown.',
      exit: 'clear',
      on: {
        try: {
          actions: { type: 'add', params: ({ event }) => event },
          description: 'Another event is tried.',
        },
        leave: { target: 'off', description: 'The recorded step is shown again.' },
      },
    },
  },
});
