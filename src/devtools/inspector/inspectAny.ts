/** The inspector's page in the package: which machines there are is told by the project, if it tells. */
import { isMachine } from '../charts/isMachine';
import { startInspector } from './startInspector';

declare global {
  /** Hands the inspector all machines that a module of the project exports. */
  var inspectMachines: ((module: object) => void) | undefined;
}

const started = startInspector([]);

globalThis.inspectMachines = (module) => {
  const list = Object.entries(module).flatMap(([expression, machine]: [string, unknown]) =>
    isMachine(machine) ? [{ machine, expression }] : [],
  );
  void started.then((replaceMachines) => replaceMachines(list));
};
