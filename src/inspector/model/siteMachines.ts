import type { AnyStateMachine } from 'xstate';
import { contactFormMachine } from '../../../machines/contactFormMachine';
import { designCardMachines } from '../../../machines/designCardMachine';
import { designsMachine } from '../../../machines/designsMachine';
import { elevatorsMachine } from '../../../machines/elevatorsMachine';
import { languageMachine } from '../../../machines/languageMachine';
import { menuMachine } from '../../../machines/menuMachine';
import { rotationMachine } from '../../../machines/rotationMachine';
import { safetyMachine } from '../../../machines/safetyMachine';
import { servicesMachine } from '../../../machines/servicesMachine';

/** A machine of the site and where its code is. */
export interface SiteMachine {
  readonly machine: AnyStateMachine;
  /** The file in `machines/`, without its ending. */
  readonly file: string;
  /** How the file's export is written in code: `designCardMachines.cabins`. */
  readonly expression: string;
}

const alone = (machine: AnyStateMachine, file: string): SiteMachine => ({
  machine,
  file,
  expression: file,
});

/** Every machine of the site, as the code is today, in the order of the page. */
export const siteMachines: readonly SiteMachine[] = [
  alone(languageMachine, 'languageMachine'),
  alone(menuMachine, 'menuMachine'),
  alone(servicesMachine, 'servicesMachine'),
  alone(elevatorsMachine, 'elevatorsMachine'),
  alone(safetyMachine, 'safetyMachine'),
  alone(designsMachine, 'designsMachine'),
  ...Object.entries(designCardMachines).map(([id, machine]) => ({
    machine,
    file: 'designCardMachine',
    expression: `designCardMachines.${id}`,
  })),
  alone(rotationMachine, 'rotationMachine'),
  alone(contactFormMachine, 'contactFormMachine'),
];

/** The machine of a chart's id as the code is today; undefined if there is none any more. */
export const siteMachine = (id: string): SiteMachine | undefined =>
  siteMachines.find(({ machine }) => machine.id === id);
