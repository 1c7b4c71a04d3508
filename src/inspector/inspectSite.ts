import { machineList } from '../../machines/machineList';
import { personalFields } from '../../machines/personalFields';
import { startInspector } from './startInspector';

await startInspector(machineList, personalFields);
