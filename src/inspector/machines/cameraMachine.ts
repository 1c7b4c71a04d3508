import { setup } from 'xstate';

/** Whether the view of a chart goes along with what is active: until the developer moves it by hand. */
export const cameraMachine = setup({
  types: { events: {} as { type: 'move' } | { type: 'follow' } },
}).createMachine({
  id: 'camera',
  description: 'Which part of a large chart is seen.',
  initial: 'following',
  on: {
    follow: {
      target: '.following',
      description: 'Back to what is active; so with each new chart.',
    },
  },
  states: {
    following: {
      description: 'What is active is in view.',
      on: { move: { target: 'free', description: 'The developer pans or zooms.' } },
    },
    free: { description: 'The view stays where the developer put it.' },
  },
});
