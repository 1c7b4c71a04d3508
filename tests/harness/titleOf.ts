import { valueInWords } from '../../src/charts/words';
import type { Path } from './pathModel';

/** A path as a test's title: the states it goes through, shortened, its length and its id. */
export function titleOf({ steps, id }: Path): string {
  const states = steps.map(({ state }) => valueInWords(state.value));
  const shown = states.length > 5 ? [...states.slice(0, 3), '…', ...states.slice(-1)] : states;
  return `${shown.join(' → ')} (${steps.length - 1} steps, ${id})`;
}

/** The id of the path that a test's title names; empty where the test walks none. */
export const idIn = (title: string): string => /, ([0-9a-f]{8})\)$/.exec(title)?.[1] ?? '';
