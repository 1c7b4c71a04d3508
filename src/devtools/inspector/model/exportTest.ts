import { maskedStep } from '../../charts/masked';
import { inCode, isJson } from '../../charts/plain';
import type { Step } from '../../charts/records';
import { personalNames, registeredMachine } from './registry';

const quoted = (name: string) => `'${name}'`;

/**
 * The recorded run of one actor as a Vitest file for `tests/`, in the project's own format: it starts the machine as the
 * actor was started (where the recording begins later, from its first state), sends the same events, and expects the same
 * states and contexts, in which what people have written is masked. Throws if no such machine is registered.
 */
export function exportTest(chart: string, steps: readonly Step[]): string {
  const registered = registeredMachine(chart);
  if (!registered?.file)
    throw new Error(`There is no machine "${chart}" that a test could import.`);
  const { expression, file } = registered;
  const run = steps
    .filter(({ status, event }) => status !== 'error' && event.type !== 'xstate.stop')
    .map((step) => maskedStep(step, personalNames()))
    .map(({ event, value, context }) => ({ event, value, context }));
  const start =
    run[0]?.event.type === 'xstate.init'
      ? `macrostep(machine, { input: run[0]?.event['input'] }).next`
      : 'machine.resolveState(run[0] as never)';
  return `import { expect, test } from ${quoted('vitest')};
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from ${quoted('xstate')};
import { ${expression.split('.')[0]} } from ${quoted(`../machines/${file}`)};
import { macrostep } from ${quoted('../src/devtools/charts/macrostep')};

// prettier-ignore
const run: readonly { event: AnyEventObject; value?: unknown; context?: unknown }[] = ${isJson(run) ? JSON.stringify(run, undefined, 2) : inCode(run)};

test('${chart}: a recorded run of ${Math.max(0, run.length - 1)} events comes out the same', () => {
  const machine: AnyStateMachine = ${expression};
  let next: AnyMachineSnapshot = ${start};
  for (const [index, { event, value, context }] of run.entries()) {
    if (index > 0) ({ next } = macrostep(machine, { snapshot: next, event }));
    expect({ event, value: next.value, context: next.context }).toEqual({ event, value, context });
  }
});
`;
}
