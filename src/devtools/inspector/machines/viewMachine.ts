import { assign, cancel, raise, setup } from 'xstate';

/** What the developer wants to see. */
export type ViewEvent =
  | { type: 'look'; at: Partial<ViewContext> }
  | { type: 'said'; notice: string }
  | { type: 'callbacks' | 'moveCamera' | 'followActive' };

interface ViewContext {
  /** The selected actor's id; undefined shows the one that was pressed last, else the first that was started. */
  readonly actor: string | undefined;
  /** The selected chart's id, whether an actor runs it or not. */
  readonly chart: string | undefined;
  /** The id of the state or the transition whose details are shown. */
  readonly part: string | undefined;
  /** What the log is searched for. */
  readonly text: string;
  /** What the context is searched for. */
  readonly contextText: string;
  /** Where the context is folded, by the paths. */
  readonly folded: ReadonlySet<string>;
  /** What was done last, and is said for a moment. */
  readonly notice: string;
}

/** A region of two states, each with its description and the event that ends it. */
function pair<One extends string, Other extends string>(
  description: string,
  [one, oneSays, oneEnd]: readonly [One, string, ViewEvent['type']],
  [other, otherSays, otherEnd]: readonly [Other, string, ViewEvent['type']],
) {
  const states = {
    [one]: { description: oneSays, on: { [oneEnd]: { target: other, description: otherSays } } },
    [other]: { description: otherSays, on: { [otherEnd]: { target: one, description: oneSays } } },
  } as Record<One | Other, { description: string; on: Record<string, object> }>;
  return { description, initial: one as One | Other, states };
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
    actor: undefined,
    chart: undefined,
    part: undefined,
    text: '',
    contextText: '',
    folded: new Set(),
    notice: '',
  },
  type: 'parallel',
  on: {
    look: {
      actions: { type: 'set', params: ({ event }) => event.at },
      description: 'Something is selected, searched for or folded.',
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
    callbacks: pair(
      'Whether the actors that are no machines are listed.',
      ['folded', 'They are not.', 'callbacks'],
      ['listed', 'They are.', 'callbacks'],
    ),
    camera: pair(
      'Which part of a large chart is seen.',
      ['following', 'What is active is in view.', 'moveCamera'],
      ['free', 'The view stays where the developer put it.', 'followActive'],
    ),
  },
});
