import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../charts/chart';
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

/** Registers a module's exported machines, in place of earlier ones. Throws if two have the same id. Saved files mask `personalFields`. */
export function register(exported: object, personalFields: readonly string[] = []): void {
  personal = personalFields;
  machines.clear();
  charts.clear();
  for (const machine of new Set(machinesIn(exported))) {
    const { id } = machine;
    if (machines.has(id)) throw new Error(`Two machines bear the id "${id}".`);
    machines.set(id, machine);
    charts.set(id, chartOf(machine));
  }
}

export const registeredMachine = (id: string): AnyStateMachine | undefined => machines.get(id);

export const registeredCharts = (): readonly Chart[] => [...charts.values()];

export const registeredChart = (id: string): Chart | undefined => charts.get(id);

export const personalNames = (): readonly string[] => personal;
