import { designsMachines } from './designsMachine';
import { siteMachine, siteMachines } from './siteMachine';

/** Every machine that a page can run: the root, then those that it and `designsMachine` invoke. */
export const machineList = [
  siteMachine,
  ...Object.values(siteMachines),
  ...Object.values(designsMachines),
];
