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

/** Every machine that a page can run, with the file in `machines/` that makes it: the root, then its children in the order of the page. */
export const machineList = Object.entries(made).flatMap(([file, each]) =>
  (each instanceof StateMachine ? [each] : Object.values(each)).map((machine) => ({
    machine,
    file,
  })),
);
