import type { Step } from '../../charts/records';
import { registeredMachine } from './registry';

const code = (value: unknown) => JSON.stringify(value, undefined, 2);

/**
 * The recorded run of one actor as a Vitest file for `tests/`: it sends the same events to the machine and expects the
 * same states and contexts. Throws if no such machine is registered.
 */
export function exportTest(chart: string, steps: readonly Step[]): string {
  const registered = registeredMachine(chart);
  if (!registered) throw new Error(`There is no machine "${chart}" that a test could import.`);
  const { expression, file } = registered;
  const name = expression.split('.')[0] ?? expression;
  const run = steps
    .filter(({ status, event }) => status !== 'error' && event.type !== 'xstate.stop')
    .map(({ event, value, context }) => ({ event, value, context }));
  return `import { expect, test } from "vitest";
import { ${name} } from "../machines/${file}";
import { macrostep } from "../src/charts/macrostep";

const run = ${code(run)};

test('${chart}: a recorded run of ${Math.max(0, run.length - 1)} events comes out the same', () => {
  const machine = ${expression};
  const [first, ...rest] = run;
  let snapshot: ReturnType<typeof machine.resolveState> = machine.resolveState(first as never);
  for (const { event, value, context } of rest) {
    snapshot = macrostep(machine, { snapshot, event }).next as never;
    expect({ event, value: snapshot.value, context: snapshot.context }).toEqual({ event, value, context });
  }
});
`;
}
