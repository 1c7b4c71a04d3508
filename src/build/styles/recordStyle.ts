import type { PartClasses } from './PartClasses';
import { readClasses, type StyledArguments } from './readClasses';

const recorded = new Map<string, StyledArguments>();

/** Records the arguments of a call to `styled` under the call's key (`styleCalls`), and returns them unchanged. */
export function recordStyle(key: string, ...styled: StyledArguments): StyledArguments {
  recorded.set(key, styled);
  return styled;
}

/** The classes of every recorded part, by the key of its call. Afterwards the style sheet has the rules of every variant. */
export const recordedClasses = (): ReadonlyMap<string, PartClasses> =>
  new Map([...recorded].map(([key, styled]) => [key, readClasses(styled)]));
