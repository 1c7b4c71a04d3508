/** The inspector's page in the package: which machines there are is told by the project, if it tells. */
import { isMachine } from '../charts/isMachine';
import { startInspector } from './startInspector';

declare global {
  /** All that the project's module of machines exports, set before the inspector starts. */
  var inspectedMachines: object | undefined;
}

void startInspector(Object.values(globalThis.inspectedMachines ?? {}).filter(isMachine));
