import { setup } from 'xstate';
import { type ActorEvents, sendTo, watcher } from './actors';

const specification =
  'Section 4, Designs: each image index cycles automatically every 3 seconds. ' +
  'Decisions, Auto-rotation: it rests while the tab is hidden, under reduced motion, and by a Pause/Play button.';

const pausedByPreference = {
  target: 'paused',
  description: 'The system says that the visitor prefers reduced motion.',
} as const;

/** Decides whether the design cards rotate their pictures: one machine for the whole section. */
export const rotationMachine = setup({
  types: { events: {} as ActorEvents['rotation'] },
  actors: {
    /** Sends `hid` and `showed` as the tab is hidden and shown. */
    watchTab: watcher<ActorEvents['rotation']>(),
    /** Sends `reduced` if the system prefers reduced motion, at the start or later. */
    watchMotion: watcher<ActorEvents['rotation']>(),
  },
  actions: {
    reportRested: sendTo(() => ({ to: 'designs', event: { type: 'rested' } })),
    reportResumed: sendTo(() => ({ to: 'designs', event: { type: 'resumed' } })),
  },
}).createMachine({
  id: 'rotation',
  description: 'Lets the pictures of all design cards rotate, or rest.',
  meta: { specification },
  invoke: [
    { id: 'tab', src: 'watchTab' },
    { id: 'motion', src: 'watchMotion' },
  ],
  initial: 'playing',
  states: {
    playing: {
      description: 'Pictures rotate.',
      exit: 'reportRested',
      on: {
        pause: {
          target: 'paused',
          description: 'The visitor presses Pause.',
        },
        hid: { target: 'hidden', description: 'The tab is hidden.' },
        reduced: pausedByPreference,
      },
    },
    paused: {
      description: 'Pictures rest until the visitor wants them to rotate.',
      on: {
        play: {
          target: 'playing',
          actions: 'reportResumed',
          description: 'The visitor presses Play.',
        },
      },
    },
    hidden: {
      description: 'Pictures rest because nobody can see them.',
      on: {
        showed: {
          target: 'playing',
          actions: 'reportResumed',
          description: 'The tab is shown again.',
        },
        reduced: pausedByPreference,
      },
    },
  },
});
