import { createActor, fromPromise } from 'xstate';
import type { Session } from '../../charts/sessionFile';
import { fileMachine, type Source } from '../machines/fileMachine';
import { readSession } from '../model/readSession';
import { readSource } from './readSource';
import { store } from './store';

/** The file that the shown session is compared with. */
export const comparison = createActor(
  fileMachine.provide({
    actors: {
      read: fromPromise<Session, Source>(async ({ input }) => readSession(await readSource(input))),
    },
    actions: {
      show: (_, session: Session) => store.compare(session),
      leave: () => store.compare(undefined),
    },
  }),
  // Another inspector may watch it.
  { id: 'comparison', ...(globalThis.inspectActors && { inspect: globalThis.inspectActors }) },
).start();
