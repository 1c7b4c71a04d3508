import { type AnyStateMachine, StateMachine } from 'xstate';
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

export interface ListedMachine {
  readonly machine: AnyStateMachine;
  /** The file in `machines/`, without its extension. */
  readonly file: string;
  /** The expression for the machine in code, such as `designCardMachines.cabins`. */
  readonly expression: string;
}

/** The machine of each file, by file name; for a file with several machines of one kind, an object that holds them by key. */
const made: Readonly<Record<string, AnyStateMachine | Readonly<Record<string, AnyStateMachine>>>> =
  {
    siteMachine,
    languageMachine,
    headerMachine,
    menuMachine,
    callMachine,
    servicesMachine,
    elevatorsMachine,
    safetyMachine,
    designsMachine,
    rotationMachine,
    designCardMachine: designCardMachines,
    clientTileMachine: clientTileMachines,
    contactFormMachine,
    choicesMachine,
    sharingMachine,
  };

/** Every machine that a page can run: the root, then its children in the order of the page. */
export const machineList: readonly ListedMachine[] = Object.entries(made).flatMap(([file, each]) =>
  each instanceof StateMachine
    ? { machine: each, file, expression: file }
    : Object.entries(each).map(([id, machine]) => ({
        machine,
        file,
        expression: `${file}s.${id}`,
      })),
);
