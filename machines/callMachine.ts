import { setup } from 'xstate';
import type { ActorEvents } from './actors';

/** How long the call button stays lit, in milliseconds; meanwhile the elevator's doors close and open again. */
export const callTime = 2400;

/** The call plate (the elevator's call button) in the hero's picture. */
export const callMachine = setup({
  types: { events: {} as ActorEvents['call'] },
  delays: { callTime },
}).createMachine({
  id: 'call',
  description: "The call plate in the hero's picture.",
  meta: {
    specification:
      "Design, The eye, third look: the hero's call plate can be pressed (lights, and the doors part again).",
  },
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The cabin waits with open doors.',
      on: { press: { target: 'called', description: 'The visitor presses the plate.' } },
    },
    called: {
      description: 'The plate is lit, and the doors close and part.',
      after: { callTime: { target: 'waiting', description: 'The doors are open.' } },
    },
  },
});
