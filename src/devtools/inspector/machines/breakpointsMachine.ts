import { assign, setup } from 'xstate';

type BreakpointsEvent =
  | { type: 'toggle'; breakpoint: string }
  | { type: 'hit'; run: string; breakpoint: string | undefined };

interface BreakpointsContext {
  /** The ids of states and transitions. */
  readonly all: readonly string[];
  /** The page that stands still, and where; none where all run. */
  readonly stopped: { readonly run: string; readonly breakpoint: string } | undefined;
}

/** Where the pages stop. */
export const breakpointsMachine = setup({
  types: {
    context: {} as BreakpointsContext,
    events: {} as BreakpointsEvent,
    input: {} as readonly string[],
  },
  actions: {
    toggle: assign({
      all: ({ context: { all } }, { breakpoint }: { breakpoint: string }) =>
        all.includes(breakpoint) ? all.filter((each) => each !== breakpoint) : [...all, breakpoint],
    }),
    stop: assign({
      stopped: (
        { context: { stopped } },
        { run, breakpoint }: { run: string; breakpoint: string | undefined },
      ) => (breakpoint ? { run, breakpoint } : stopped?.run === run ? undefined : stopped),
    }),
    /** Tells all pages the breakpoints, and keeps them for the visit. */
    announce: (_, _params: { all: readonly string[] }) => {},
  },
}).createMachine({
  id: 'breakpoints',
  description: 'Where the pages stop.',
  context: ({ input }) => ({ all: input, stopped: undefined }),
  on: {
    toggle: {
      actions: [
        { type: 'toggle', params: ({ event }) => event },
        { type: 'announce', params: ({ context }) => context },
      ],
      description: 'A breakpoint is set, or taken away.',
    },
    hit: {
      actions: { type: 'stop', params: ({ event }) => event },
      description: 'A page has come to one; without one, it runs again, or is gone.',
    },
  },
});
