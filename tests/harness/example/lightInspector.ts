import type { AnyStateMachine } from 'xstate';
import { startInspector } from '../../../src/devtools/inspector/startInspector';
import { lightMachine } from './lightMachine';

const list = (machine: AnyStateMachine) => [
  { machine, file: 'lightMachine', expression: 'lightMachine' },
];

const replaceMachines = await startInspector(list(lightMachine));

import.meta.hot?.accept('./lightMachine', (saved) => {
  if (saved) replaceMachines(list(saved['lightMachine'] as AnyStateMachine));
});
