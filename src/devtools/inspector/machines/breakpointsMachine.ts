import { assign, setup } from 'xstate';
import { type Breakpoint, type Condition, isSame, readCondition } from '../model/Breakpoint';
import { problemIn } from '../model/readJson';

type BreakpointsEvent =
  | { type: 'edit'; text: string }
  | { type: 'toggle'; breakpoint: Omit<Breakpoint, 'where'> }
  | { type: 'remove'; breakpoint: Breakpoint }
  | { type: 'hit'; run: string; breakpoint: Breakpoint }
  | { type: 'goneOn'; run: string };

interface BreakpointsContext {
  readonly all: readonly Breakpoint[];
  /** The condition as it is written, for the next breakpoint. */
  readonly text: string;
  /** What is wrong with it. */
  readonly problem: string;
  /** The last one that a page came to. */
  readonly last: Breakpoint | undefined;
  /** The page that stands still, and where; none where all run. */
  readonly stopped: Stop | undefined;
}

/** A page that stands still at a breakpoint. */
interface Stop {
  readonly run: string;
  readonly at: Breakpoint;
}

/** Where the pages stop. */
export const breakpointsMachine = setup({
  types: {
    context: {} as BreakpointsContext,
    events: {} as BreakpointsEvent,
    input: {} as readonly Breakpoint[],
  },
  actions: {
    setText: assign({ text: (_, { text }: { text: string }) => text, problem: '' }),
    explain: assign({ problem: ({ context }) => problemIn(context.text, readCondition) }),
    toggle: assign({
      all: ({ context }, { breakpoint }: { breakpoint: Omit<Breakpoint, 'where'> }) => {
        const where: Condition = readCondition(context.text);
        const others = context.all.filter((each) => !isSame(each, { ...breakpoint, where }));
        return others.length < context.all.length
          ? others
          : [...context.all, { ...breakpoint, where }];
      },
    }),
    remove: assign({
      all: ({ context }, { breakpoint }: { breakpoint: Breakpoint }) =>
        context.all.filter((each) => !isSame(each, breakpoint)),
    }),
    stop: assign({
      last: (_, { breakpoint }: { run: string; breakpoint: Breakpoint }) => breakpoint,
      stopped: (_, { run, breakpoint: at }) => ({ run, at }),
    }),
    goOn: assign({
      stopped: ({ context: { stopped } }, { run }: { run: string }) =>
        stopped?.run === run ? undefined : stopped,
    }),
    /** Tells all pages the breakpoints, and keeps them for the visit. */
    announce: (_, _params: { all: readonly Breakpoint[] }) => {},
  },
  guards: { isCondition: ({ context }) => problemIn(context.text, readCondition) === '' },
}).createMachine({
  id: 'breakpoints',
  description: 'Where the pages stop.',
  context: ({ input }) => ({
    all: input,
    text: '',
    problem: '',
    last: undefined,
    stopped: undefined,
  }),
  on: {
    edit: {
      actions: { type: 'setText', params: ({ event }) => event },
      description: 'The condition of the next breakpoint is edited.',
    },
    toggle: [
      {
        guard: 'isCondition',
        actions: [
          { type: 'toggle', params: ({ event }) => event },
          { type: 'announce', params: ({ context }) => context },
        ],
        description: 'A breakpoint is set, or taken away.',
      },
      { actions: 'explain', description: 'What is written is no condition.' },
    ],
    remove: {
      actions: [
        { type: 'remove', params: ({ event }) => event },
        { type: 'announce', params: ({ context }) => context },
      ],
      description: 'A breakpoint is taken away.',
    },
    hit: {
      actions: { type: 'stop', params: ({ event }) => event },
      description: 'A page has come to one.',
    },
    goneOn: {
      actions: { type: 'goOn', params: ({ event }) => event },
      description: 'It runs again, or is gone.',
    },
  },
});
