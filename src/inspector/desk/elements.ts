import { createActor } from 'xstate';
import { elementsMachine } from '../machines/elementsMachine';
import { sentFrom } from '../model/FoundElement';
import { post } from './link';
import { selectActor } from './selectActor';
import { store } from './store';

/** Which element of a page is asked about. */
export const elements = createActor(
  elementsMachine.provide({
    actions: {
      ask: (_, { on }) => post({ type: 'pick', on }),
      frame: (_, { run, selector }) => post({ type: 'frame', run, selector }),
      show: (_, { found }) => {
        const [sent] = found ? sentFrom(store.shown.recording, found) : [];
        const actor = sent?.actor ?? found?.shows[0];
        if (actor) selectActor(actor);
      },
    },
  }),
  // Another inspector may watch it.
  globalThis.inspectActors && { inspect: globalThis.inspectActors },
).start();
