import { machineList } from '../../machines/machineList';
import { personalFields } from '../../machines/personalFields';
import { startInspector } from '../devtools/inspector/startInspector';

await startInspector(
  machineList.map(({ machine }) => machine),
  personalFields,
);
