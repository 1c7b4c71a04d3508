import { createActor } from 'xstate';
import { elementsMachine } from '../machines/elementsMachine';
import { post } from './link';
import { selectActor } from './selectActor';

/** Which element of a page is asked about. */
export const elements = createActor(
  elementsMachine.provide({
    actions: {
      ask: (_, { on }) => post({ type: 'pick', on }),
      frame: (_, { run, selector }) => post({ type: 'frame', run, selector }),
      show: (_, { found }) => {
        const actor = found?.sends[0]?.actor ?? found?.shows[0];
        if (actor) selectActor(actor);
      },
    },
  }),
  // Another inspector may watch it.
  globalThis.inspectActors && { inspect: globalThis.inspectActors },
).start();
