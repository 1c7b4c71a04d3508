import { assign, cancel, raise, setup } from 'xstate';
import type { FoundElement } from '../model/Message';

export type ViewEvent =
  | { type: 'look'; at: Partial<ViewContext> }
  | { type: 'said'; notice: string }
  | { type: 'moveCamera' | 'followActive' };

interface ViewContext {
  /** The id of the selected actor. If none is selected, the actor that the last press on a page reached is shown, else the first actor. */
  readonly actor?: string | undefined;
  /** The id of the selected chart, which need not have a running actor. */
  readonly chart?: string | undefined;
  /** The id of the state or the transition whose details are shown. */
  readonly part?: string | undefined;
  readonly text: string;
  readonly contextText: string;
  /** The paths of the folded values in the context. */
  readonly folded: ReadonlySet<string>;
  /** Whether actors that are no machines are listed. */
  readonly isListed: boolean;
  /** The breakpoints: the ids of the states and transitions at which pages stop. */
  readonly breakpoints: readonly string[];
  /** The page that has stopped, and its breakpoint; undefined where all pages run. */
  readonly stopped?: { readonly run: string; readonly breakpoint: string } | undefined;
  /** Whether the next press on a page picks an element. */
  readonly isPicking: boolean;
  /** The element that was picked last. */
  readonly found?: FoundElement | undefined;
  /** A notice about the developer's last action, shown for a moment. */
  readonly notice: string;
}

/** Which part of the recording is shown, and how. */
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
