import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../../charts/chart';

/** A machine that the inspector knows the code of. */
export interface RegisteredMachine {
  readonly machine: AnyStateMachine;
  /** The file in `machines/`, without its ending: what an exported test imports. */
  readonly file: string;
  /** How the machine is written in code. */
  readonly expression: string;
}

const machines = new Map<string, RegisteredMachine>();
const personal = new Set<string>();
const charts = new Map<string, Chart>();

/**
 * Hands the inspector the machines as the code is today, in place of those of before, and the names of the fields in which
 * people write of themselves, which are masked in what is saved. Throws if two machines bear one id.
 */
export function register(
  list: readonly RegisteredMachine[],
  personalFields: readonly string[] = [],
): void {
  for (const field of personalFields) personal.add(field);
  machines.clear();
  charts.clear();
  for (const registered of list) {
    const { id } = registered.machine;
    if (machines.has(id)) throw new Error(`Two machines bear the id "${id}".`);
    machines.set(id, registered);
    charts.set(id, chartOf(registered.machine));
  }
}

/** The machine of a chart's id as the code is today; undefined if there is none any more. */
export const registeredMachine = (id: string): RegisteredMachine | undefined => machines.get(id);

/** The charts of all registered machines, in the order of registration. */
export const registeredCharts = (): readonly Chart[] => [...charts.values()];

/** The chart of a registered machine. */
export const registeredChart = (id: string): Chart | undefined => charts.get(id);

/** The names of the fields that are masked in what is saved. */
export const personalNames = (): readonly string[] => [...personal];
