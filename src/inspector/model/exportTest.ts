import { maskedStep } from '../../charts/masked';
import type { Step } from '../../charts/records';
import { literal } from './literal';
import { personalNames, registeredMachine } from './registry';

const importing = (what: string, from: string) => `import ${what} from ${literal(from)};`;

/**
 * The recorded run of one actor as a Vitest file for `tests/`, in the project's own format: it starts the machine as the
 * actor was started (where the recording begins later, from its first state), sends the same events, and expects the same
 * states and contexts, in which what people have written is masked. Throws if no such machine is registered.
 */
export function exportTest(chart: string, steps: readonly Step[]): string {
  const registered = registeredMachine(chart);
  if (!registered) throw new Error(`There is no machine "${chart}" that a test could import.`);
  const { expression, file } = registered;
  const name = expression.split('.')[0] ?? expression;
  const run = steps
    .filter(({ status, event }) => status !== 'error' && event.type !== 'xstate.stop')
    .map((step) => maskedStep(step, personalNames()))
    .map(({ event, value, context }) => ({ event, value, context }));
  const first = run[0]?.event;
  const isStart = first?.type === 'xstate.init';
  const input = isStart ? `const input = ${literal(first['input'], 0, 14)};\n` : '';
  const start = isStart
    ? 'macrostep(machine, { input }).next'
    : 'machine.resolveState(run[0] as never)';
  const imports = [
    importing('{ expect, test }', 'vitest'),
    importing('type { AnyMachineSnapshot, AnyStateMachine }', 'xstate'),
    importing(`{ ${name} }`, `../machines/${file}`),
    importing('{ macrostep }', '../src/charts/macrostep'),
  ];
  return `${imports.join('\n')}

${input}const run = ${literal(run, 0, 12)};

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
