import { machineList } from '../../machines/machineList';
import { personalFields } from '../../machines/personalFields';
import { startInspector } from '../devtools/inspector/startInspector';

const replaceMachines = await startInspector(machineList, personalFields);

import.meta.hot?.accept('../../machines/machineList', (saved) => {
  if (saved) replaceMachines(saved['machineList'] as typeof machineList);
});
