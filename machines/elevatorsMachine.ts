import { choiceMachine } from './choiceMachine';

/** The five elevator types, in the order of their pills (specification, section 3). */
export const elevatorTypes = ['gearbox', 'gearless', 'panorama', 'platform', 'food'] as const;

/** Which elevator type's picture and points are shown; Gearbox at first. */
export const elevatorsMachine = choiceMachine({
  id: 'elevators',
  options: elevatorTypes,
  initial: 'gearbox',
  kept: 'elevator',
  specification: 'Section 4, Elevators: selected index starts at 0 (Gearbox).',
});
