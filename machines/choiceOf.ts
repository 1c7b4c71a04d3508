/** A choice: its options in the order shown, and the one chosen at first. */
interface Choice<Option extends string> {
  readonly options: readonly Option[];
  readonly initial: Option;
  /** The sentence of the specification that the choice comes from. */
  readonly specification: string;
  /** The name under which the choices actor stores this choice; absent if it is not stored. */
  readonly kept?: 'elevator' | 'design';
}

/** The guard that tells whether a `select` or `adopt` event names the option in `params`. */
export const isSelected = (
  { event }: { readonly event: { readonly type: string; readonly option?: string } },
  params: { option: string },
): boolean => event.option === params.option;

/** The states and transitions of a choice: one state per option, and each can be reached from every other. */
export const choiceOf = <const Option extends string>({
  options,
  initial,
  specification,
  kept,
}: Choice<Option>) => ({
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
      ...(kept && {
        actions: { type: 'reportChoice' as const, params: { choice: kept, option } },
      }),
      description: `The visitor selects ${option}.`,
    })),
    ...(kept && {
      adopt: options.map((option) => ({
        guard: { type: 'isSelected' as const, params: { option } },
        target: `.${option}` as const,
        description: `${option} was chosen before, or the address names it.`,
      })),
    }),
  },
});
