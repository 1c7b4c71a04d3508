import { choiceMachine } from './choiceMachine';
import { elevatorTypes } from './choiceOptions';

/** Which elevator type's picture and points are shown; Gearbox at first. */
export const elevatorsMachine = choiceMachine({
  id: 'elevators',
  options: elevatorTypes,
  initial: 'gearbox',
  kept: 'elevator',
  specification: 'Section 4, Elevators: selected index starts at 0 (Gearbox).',
});
