import { startInspector } from '../../../src/devtools/inspector/startInspector';
import { lightMachine } from './lightMachine';

await startInspector([{ machine: lightMachine, file: 'lightMachine', expression: 'lightMachine' }]);
