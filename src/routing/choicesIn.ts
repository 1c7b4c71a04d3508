import { choiceOptions, type Choices } from '../../machines/choiceOptions';
import { fragmentOf } from './fragmentOf';

/** The choices that a fragment (without `#`) names; undefined unless `fragmentOf` would write exactly this fragment. */
export function choicesIn(fragment: string): Choices | undefined {
  const named = new URLSearchParams(fragment);
  const choices = Object.fromEntries(
    Object.entries(choiceOptions).map(([name, options]) => {
      const asked = named.get(name);
      return [name, options.find((option) => option === asked) ?? options[0]];
    }),
  ) as Choices;
  return fragment && fragmentOf(choices) === fragment ? choices : undefined;
}
