import { assign, setup } from 'xstate';
import { type Breakpoint, type Condition, isSame, readCondition } from '../model/Breakpoint';
import { problemIn } from '../model/readJson';

type BreakpointsEvent =
  | { type: 'edit'; text: string }
  | { type: 'toggle'; breakpoint: Omit<Breakpoint, 'where'> }
  | { type: 'remove'; breakpoint: Breakpoint }
  | { type: 'hit'; breakpoint: Breakpoint };

interface BreakpointsContext {
  readonly all: readonly Breakpoint[];
  /** The condition as it is written, for the next breakpoint. */
  readonly text: string;
  /** What is wrong with it. */
  readonly problem: string;
  /** The last one that a page came to. */
  readonly last: Breakpoint | undefined;
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
    setLast: assign({ last: (_, { breakpoint }: { breakpoint: Breakpoint }) => breakpoint }),
    /** Tells all pages the breakpoints, and keeps them for the visit. */
    announce: (_, _params: { all: readonly Breakpoint[] }) => {},
  },
  guards: { isCondition: ({ context }) => problemIn(context.text, readCondition) === '' },
}).createMachine({
  id: 'breakpoints',
  description: 'Where the pages stop.',
  context: ({ input }) => ({ all: input, text: '', problem: '', last: undefined }),
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
      actions: { type: 'setLast', params: ({ event }) => event },
      description: 'A page has come to one.',
    },
  },
});
