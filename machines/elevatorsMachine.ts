import { setup } from 'xstate';
import type { ActorEvents } from './actors';
import { choiceOf, isSelected } from './choiceOf';
import { elevatorTypes } from './choiceOptions';
import { reportChoice } from './reportChoice';

/** Decides which elevator type is shown, with its picture and its advantages; at first Gearbox. */
export const elevatorsMachine = setup({
  types: { events: {} as ActorEvents['elevators'] },
  actions: { reportChoice: reportChoice() },
  guards: { isSelected },
}).createMachine({
  id: 'elevators',
  ...choiceOf({
    options: elevatorTypes,
    initial: 'gearbox',
    kept: 'elevator',
    specification: 'Section 4, Elevators: selected index starts at 0 (Gearbox).',
  }),
});
