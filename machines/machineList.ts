import type { AnyStateMachine } from 'xstate';
import { callMachine } from './callMachine';
import { choicesMachine } from './choicesMachine';
import { clientTileMachines } from './clientTileMachine';
import { contactFormMachine } from './contactFormMachine';
import { designCardMachines } from './designCardMachine';
import { designsMachine } from './designsMachine';
import { elevatorsMachine } from './elevatorsMachine';
import { headerMachine } from './headerMachine';
import { languageMachine } from './languageMachine';
import { menuMachine } from './menuMachine';
import { rotationMachine } from './rotationMachine';
import { safetyMachine } from './safetyMachine';
import { servicesMachine } from './servicesMachine';
import { sharingMachine } from './sharingMachine';
import { siteMachine } from './siteMachine';

/** A machine and where its code is. */
export interface ListedMachine {
  readonly machine: AnyStateMachine;
  /** The file in `machines/`, without its ending. */
  readonly file: string;
  /** How the machine is written in code: `designCardMachines.cabins`. */
  readonly expression: string;
}

const single = (machine: AnyStateMachine, file: string): ListedMachine => ({
  machine,
  file,
  expression: file,
});

/** Machines that one file makes under one name. */
const several = (
  machines: Readonly<Record<string, AnyStateMachine>>,
  file: string,
): ListedMachine[] =>
  Object.entries(machines).map(([id, machine]) => ({
    machine,
    file,
    expression: `${file}s.${id}`,
  }));

/** Every machine that a page can run, as the code is today: the root, then its children in the order of the page. */
export const machineList: readonly ListedMachine[] = [
  single(siteMachine, 'siteMachine'),
  single(languageMachine, 'languageMachine'),
  single(headerMachine, 'headerMachine'),
  single(menuMachine, 'menuMachine'),
  single(callMachine, 'callMachine'),
  single(servicesMachine, 'servicesMachine'),
  single(elevatorsMachine, 'elevatorsMachine'),
  single(safetyMachine, 'safetyMachine'),
  single(designsMachine, 'designsMachine'),
  single(rotationMachine, 'rotationMachine'),
  ...several(designCardMachines, 'designCardMachine'),
  ...several(clientTileMachines, 'clientTileMachine'),
  single(contactFormMachine, 'contactFormMachine'),
  single(choicesMachine, 'choicesMachine'),
  single(sharingMachine, 'sharingMachine'),
];
