import { startInspector } from '../../../src/devtools/inspector/startInspector';
import { lightMachine } from './lightMachine';

await startInspector([lightMachine]);
