import { assign, cancel, raise, setup } from 'xstate';
import type { FoundElement } from '../model/Message';

/** What the developer wants to see. */
export type ViewEvent =
  | { type: 'look'; at: Partial<ViewContext> }
  | { type: 'said'; notice: string }
  | { type: 'moveCamera' | 'followActive' };

interface ViewContext {
  /** The selected actor's id; undefined shows the one that was pressed last, else the first that was started. */
  readonly actor?: string | undefined;
  /** The selected chart's id, whether an actor runs it or not. */
  readonly chart?: string | undefined;
  /** The id of the state or the transition whose details are shown. */
  readonly part?: string | undefined;
  /** What the log is searched for. */
  readonly text: string;
  /** What the context is searched for. */
  readonly contextText: string;
  /** Where the context is folded, by the paths. */
  readonly folded: ReadonlySet<string>;
  /** Whether actors that are no machines are listed. */
  readonly isListed: boolean;
  /** Where the pages stop, by the ids of states and transitions. */
  readonly breakpoints: readonly string[];
  /** The page that stands still, and where; none where all run. */
  readonly stopped?: { readonly run: string; readonly breakpoint: string } | undefined;
  /** Whether the next press on a page asks about an element, and which one was picked last. */
  readonly isPicking: boolean;
  readonly found?: FoundElement | undefined;
  /** What was done last, and is said for a moment. */
  readonly notice: string;
}

/** What of the recording is shown, and how. */
export const viewMachine = setup({
  types: { context: {} as ViewContext, events: {} as ViewEvent },
  actions: {
    set: assign((_, fields: Partial<ViewContext>) => fields),
    keepNotice: cancel('notice'),
    dropNotice: raise({ type: 'look', at: { notice: '' } }, { id: 'notice', delay: 'notice' }),
  },
  delays: {
    /** How long a notice is shown, in milliseconds. */
    notice: 3000,
  },
}).createMachine({
  id: 'view',
  description: 'What of the recording is shown.',
  context: {
    text: '',
    contextText: '',
    folded: new Set(),
    isListed: false,
    breakpoints: [],
    isPicking: false,
    notice: '',
  },
  initial: 'following',
  on: {
    look: {
      actions: { type: 'set', params: ({ event }) => event.at },
      description: 'Something is selected, searched for, folded, picked or stopped at.',
    },
    said: {
      actions: [
        { type: 'set', params: ({ event: { notice } }) => ({ notice }) },
        'keepNotice',
        'dropNotice',
      ],
      description: 'Something was done, or failed, which is said for a moment.',
    },
  },
  states: {
    following: {
      description: 'What is active is in view, also of a large chart.',
      on: { moveCamera: { target: 'free', description: 'The view is moved by hand.' } },
    },
    free: {
      description: 'The view stays where the developer put it.',
      on: { followActive: { target: 'following', description: 'Back to what is active.' } },
    },
  },
});
