import type { AnyStateMachine } from 'xstate';

/** The kinds of faults that are put into a machine. */
export type Operator =
  | 'transition missing'
  | 'transition retargeted'
  | 'transition extra'
  | 'guard negated'
  | 'action dropped'
  | 'delay changed'
  | 'initial state changed';

/** A machine with one fault. */
export interface Mutant {
  readonly operator: Operator;
  /** Unique among the mutants of its machine; it says where the fault is. */
  readonly name: string;
  readonly machine: AnyStateMachine;
}
