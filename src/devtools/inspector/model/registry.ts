import type { AnyStateMachine } from 'xstate';
import { type Chart, chartIdOf, chartOf } from '../../charts/chart';
import { isMachine } from '../../charts/isMachine';

export const howToRegister =
  "Name the module that exports the project's machines to the plug-in in vite.config, inspector({ machines: '/src/machines.ts' }), and load this page again.";

const machines = new Map<string, AnyStateMachine>();
let personal: readonly string[] = [];
const charts = new Map<string, Chart>();

/** All machines in the exports of a module, nested three levels deep at most. */
function machinesIn(value: unknown, depth = 3): readonly AnyStateMachine[] {
  if (isMachine(value)) return [value];
  const isSeen = depth > 0 && typeof value === 'object' && value !== null;
  return isSeen ? Object.values(value).flatMap((each) => machinesIn(each, depth - 1)) : [];
}

/**
 * Registers a module's exported machines, in place of earlier ones. Leaves out machines that have the same id, since nobody could tell which
 * of them an actor runs; copies of a machine made by `provide` count as one. Saved files mask `personalFields`.
 */
export function register(exported: object, personalFields: readonly string[] = []): void {
  personal = personalFields;
  machines.clear();
  charts.clear();
  const found = machinesIn(exported);
  for (const id of new Set(found.map(chartIdOf))) {
    const own = found.filter((machine) => chartIdOf(machine) === id);
    const [machine] = own;
    if (machine && own.every(({ config }) => config === machine.config)) {
      machines.set(id, machine);
      charts.set(id, chartOf(machine));
    } else {
      // For the developer who has opened the inspector.
      // eslint-disable-next-line no-console
      console.warn(
        `Several exported machines have the id "${id}": the inspector runs none of them`,
      );
    }
  }
}

export const registeredMachine = (id: string): AnyStateMachine | undefined => machines.get(id);

export const registeredCharts = (): readonly Chart[] => [...charts.values()];

export const registeredChart = (id: string): Chart | undefined => charts.get(id);

export const personalNames = (): readonly string[] => personal;
