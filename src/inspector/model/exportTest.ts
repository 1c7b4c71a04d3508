import type { Step } from '../../charts/records';
import { siteMachine } from './siteMachines';

const code = (value: unknown) => JSON.stringify(value, undefined, 2);

/**
 * The recorded run of one actor as a Vitest file for `tests/`: it sends the same events to the machine and expects the
 * same states and contexts. Throws if the machine is not one of the site's.
 */
export function exportTest(chart: string, steps: readonly Step[]): string {
  const site = siteMachine(chart);
  if (!site) throw new Error(`"${chart}" is no machine of the site: a test could not import it.`);
  const name = site.expression.split('.')[0] ?? site.expression;
  const run = steps
    .filter(({ status, event }) => status !== 'error' && event.type !== 'xstate.stop')
    .map(({ event, value, context }) => ({ event, value, context }));
  return `import { transition } from "xstate";
import { expect, test } from "vitest";
import { ${name} } from "../machines/${site.file}";

const run = ${code(run)};

test('${chart}: a recorded run of ${Math.max(0, run.length - 1)} events comes out the same', () => {
  const machine = ${site.expression};
  const [first, ...rest] = run;
  let snapshot: ReturnType<typeof machine.resolveState> = machine.resolveState(first as never);
  for (const { event, value, context } of rest) {
    [snapshot] = transition(machine, snapshot, event as never);
    expect({ event, value: snapshot.value, context: snapshot.context }).toEqual({ event, value, context });
  }
});
`;
}
