import { assign, setup } from 'xstate';
import { type Breakpoint, breakpointInWords } from '../model/Breakpoint';

type BreakpointsEvent =
  | { type: 'toggle'; breakpoint: Breakpoint }
  | { type: 'hit'; run: string; breakpoint: Breakpoint | undefined };

interface BreakpointsContext {
  readonly all: readonly Breakpoint[];
  /** The page that stands still, and where; none where all run. */
  readonly stopped: { readonly run: string; readonly breakpoint: Breakpoint } | undefined;
}

/** Where the pages stop. */
export const breakpointsMachine = setup({
  types: {
    context: {} as BreakpointsContext,
    events: {} as BreakpointsEvent,
    input: {} as readonly Breakpoint[],
  },
  actions: {
    toggle: assign({
      all: ({ context: { all } }, { breakpoint }: { breakpoint: Breakpoint }) => {
        const name = breakpointInWords(breakpoint);
        const others = all.filter((each) => breakpointInWords(each) !== name);
        return others.length < all.length ? others : [...all, breakpoint];
      },
    }),
    stop: assign({
      stopped: (
        { context: { stopped } },
        { run, breakpoint }: { run: string; breakpoint: Breakpoint | undefined },
      ) => (breakpoint ? { run, breakpoint } : stopped?.run === run ? undefined : stopped),
    }),
    /** Tells all pages the breakpoints, and keeps them for the visit. */
    announce: (_, _params: { all: readonly Breakpoint[] }) => {},
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
