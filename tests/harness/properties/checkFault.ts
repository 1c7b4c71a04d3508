import { mutantsOf } from '../mutation/mutantsOf';
import type { PathModel } from '../pathModel';
import { nameOfSubject } from '../nameOfSubject';
import { checkProperty, type Counterexample } from './checkProperty';
import { productOf } from './productOf';
import type { Property } from './Property';

/**
 * Checks a property on the machine with the fault that it names. Throws where no machine that it is about has such a fault.
 *
 * @returns the shortest path to where it does not hold; undefined where the fault goes unnoticed
 */
export function checkFault(
  property: Property,
  models: readonly PathModel[],
): Counterexample | undefined {
  const { name, about, fault } = property;
  const machines = models
    .filter(({ subject }) => about.includes(nameOfSubject(subject)))
    .map(({ machine }) => machine);
  const faults = [...new Set(machines)].flatMap((machine) =>
    mutantsOf(machine).map((mutant) => ({ ...mutant, of: machine })),
  );
  const put = faults.find(({ of, name: own }) => `${of.id}: ${own}` === fault);
  if (!put) {
    const known = faults.map(({ of, name: own }) => `${of.id}: ${own}`).join('\n');
    throw new Error(`"${name}" names a fault that there is not: ${fault}\nThere are:\n${known}`);
  }
  return checkProperty(property, productOf(about, models, [put.of, put.machine]));
}
