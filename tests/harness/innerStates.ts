import type { AnyStateMachine } from 'xstate';
import { statesIn } from '../../src/charts/traversal';

/** The innermost states of a machine that can be seen, by their paths: not those that are left at once, whatever holds. */
export const innerStates = ({ root }: AnyStateMachine): string[] =>
  statesIn(root)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always = [] }) => always.every(({ guard }) => guard))
    .map(({ path }) => path.join('.'));
