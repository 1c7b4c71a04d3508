import { setup } from 'xstate';

/** What a choice is made of: its options in the order shown, and the one chosen at first. */
interface Choice<Option extends string> {
  readonly id: string;
  readonly options: readonly Option[];
  readonly initial: Option;
  /** The sentence of the specification that the choice comes from. */
  readonly specification: string;
}

/** The visitor's wish to have `option` chosen. */
export interface SelectEvent<Option extends string> {
  readonly type: 'select';
  readonly option: Option;
}

/** A machine that is always in exactly one state, one per option; any option can be selected from any other. */
export function choiceMachine<const Option extends string>(choice: Choice<Option>) {
  const { id, options, initial, specification } = choice;
  return setup({
    types: { events: {} as SelectEvent<Option> },
    guards: {
      isSelected: ({ event }, params: { option: string }) => event.option === params.option,
    },
  }).createMachine({
    id,
    description: `Exactly one of ${options.length} is chosen.`,
    meta: { specification },
    initial,
    states: Object.fromEntries(
      options.map((option) => [option, { description: `${option} is chosen and shown.` }]),
    ) as { [option in Option]: { description: string } },
    on: {
      select: options.map((option) => ({
        guard: { type: 'isSelected' as const, params: { option } },
        target: `.${option}` as const,
        description: `The visitor selects ${option}.`,
        meta: { specification },
      })),
    },
  });
}
