import type { AnyStateMachine } from 'xstate';

/** Whether an actor's logic is a machine, not a promise, callback or the like. */
export const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;
