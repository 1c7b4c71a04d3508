import { assign, setup } from 'xstate';

/** What the developer wants to see; `actor` and `chart` are ids. */
export type ViewEvent =
  | { type: 'showChart' }
  | { type: 'showOutline' }
  | { type: 'showSystem' }
  | { type: 'selectActor'; actor: string; chart: string | undefined }
  | { type: 'selectChart'; chart: string }
  | { type: 'selectPart'; part: string }
  | { type: 'search'; text: string }
  | { type: 'searchContext'; text: string }
  | { type: 'fold'; path: string }
  | { type: 'filter' }
  | { type: 'heat' }
  | { type: 'callbacks' }
  | { type: 'copied' }
  | { type: 'denied' }
  | { type: 'moveCamera' }
  | { type: 'followActive' };

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
}

/** A region whose states, each with its description and the event that ends it, come one after the other, and again. */
function cycle<Key extends string>(
  description: string,
  circle: readonly (readonly [key: Key, description: string, end: ViewEvent['type']])[],
) {
  const states = {} as Record<Key, { description: string; on: Record<string, object> }>;
  for (const [index, [key, own, end]] of circle.entries()) {
    const [target, next] = circle[(index + 1) % circle.length] ?? [key, own];
    states[key] = { description: own, on: { [end]: { target, description: next } } };
  }
  return { description, initial: circle[0]?.[0] as Key, states };
}

/** What of the recording is shown, and how. */
export const viewMachine = setup({
  types: { context: {} as ViewContext, events: {} as ViewEvent },
  actions: {
    selectActor: assign({
      actor: (_, { actor }: { actor: string; chart: string | undefined }) => actor,
      chart: (_, { chart }) => chart,
      part: undefined,
    }),
    selectChart: assign({
      actor: undefined,
      chart: (_, { chart }: { chart: string }) => chart,
      part: undefined,
    }),
    selectPart: assign({ part: (_, { part }: { part: string }) => part }),
    search: assign({ text: (_, { text }: { text: string }) => text }),
    searchContext: assign({ contextText: (_, { text }: { text: string }) => text }),
    fold: assign({
      folded: ({ context: { folded } }, { path }: { path: string }) =>
        new Set(folded.has(path) ? [...folded].filter((each) => each !== path) : [...folded, path]),
    }),
  },
  delays: {
    /** How long it is said that something was copied, in milliseconds. */
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
  },
  type: 'parallel',
  on: {
    selectActor: {
      actions: { type: 'selectActor', params: ({ event }) => event },
      description: 'An actor is selected.',
    },
    selectChart: {
      actions: { type: 'selectChart', params: ({ event }) => event },
      description: 'A machine is selected, whether it runs or not.',
    },
    selectPart: {
      actions: { type: 'selectPart', params: ({ event }) => event },
      description: 'A state or a transition is selected.',
    },
    search: {
      actions: { type: 'search', params: ({ event }) => event },
      description: 'The log is searched.',
    },
    searchContext: {
      actions: { type: 'searchContext', params: ({ event }) => event },
      description: 'The context is searched.',
    },
    fold: {
      actions: { type: 'fold', params: ({ event }) => event },
      description: 'A part of the context is folded, or unfolded.',
    },
  },
  states: {
    stage: {
      description: 'How the machine is shown.',
      initial: 'chart',
      on: {
        showChart: { target: '.chart', description: 'As a chart.' },
        showOutline: { target: '.outline', description: 'As a tree of words.' },
        showSystem: { target: '.system', description: 'All actors and what caused what.' },
      },
      states: {
        chart: { description: 'Boxes and lines.' },
        outline: { description: 'A tree for the keyboard and for screen readers.' },
        system: { description: 'A card for each actor, and a chain of events through them.' },
      },
    },
    log: cycle('Whose steps the log lists.', [
      ['everyone', 'Those of all actors.', 'filter'],
      ['selected', 'Those of the selected actor.', 'filter'],
    ]),
    callbacks: cycle('Whether the actors that are no machines are listed.', [
      ['folded', 'They are not.', 'callbacks'],
      ['listed', 'They are.', 'callbacks'],
    ]),
    heat: cycle('Whether the chart shows what was visited.', [
      ['off', 'The chart shows the moment.', 'heat'],
      ['on', 'The chart shows how often each part was visited.', 'heat'],
    ]),
    camera: cycle('Which part of a large chart is seen.', [
      ['following', 'What is active is in view.', 'moveCamera'],
      ['free', 'The view stays where the developer put it.', 'followActive'],
    ]),
    copy: {
      description: 'Whether what was to be copied lies in the clipboard.',
      initial: 'idle',
      on: {
        copied: { target: '.copied', description: 'It does.' },
        denied: { target: '.denied', description: 'The browser keeps the clipboard closed.' },
      },
      states: {
        idle: { description: 'Nothing is said of it.' },
        copied: {
          description: 'It is said.',
          after: { notice: { target: 'idle', description: 'It was read.' } },
        },
        denied: {
          description: 'It is said.',
          after: { notice: { target: 'idle', description: 'It was read.' } },
        },
      },
    },
  },
});
