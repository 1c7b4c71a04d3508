import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/devtools/charts/chart';
import { append, noRecording } from '../../src/devtools/charts/recording';
import { toFile } from '../../src/devtools/charts/sessionFile';
import { activeStates } from '../../src/devtools/charts/traversal';
import { expectSoon } from '../harness';
import { models } from '../models/models';
import { test } from './inspectorTest';

/** Of each machine, the model that reaches most of its states. */
const size = ({ graph }: (typeof models)[number]) => graph.stands.size;
const largest = models.filter((model) =>
  models.every(
    (other, index) =>
      other.machine !== model.machine ||
      size(other) < size(model) ||
      (size(other) === size(model) && index >= models.indexOf(model)),
  ),
);

test.describe('the chart @ar @desktop', () => {
  test('lights every state that can be reached', async ({ desk }) => {
    test.setTimeout(60_000);
    await desk.window.goto('/inspector.html');
    for (const { machine, graph } of largest) {
      // Contexts do not show in the chart.
      const all = [...graph.stands.values()];
      const snapshots = [
        ...new Map(all.map(({ snapshot }) => [JSON.stringify(snapshot.value), snapshot])).values(),
      ];
      await desk.openFile(`${machine.id}.json`, sessionOf(machine, snapshots));
      await desk.show(machine.id);
      const scale = desk.window.getByLabel('Step shown');
      for (const [index, snapshot] of snapshots.entries()) {
        await scale.fill(String(index));
        const expected = activeStates(snapshot).map(({ id }) => id);
        await expectSoon(async () => (await desk.active()).toSorted()).toEqual(expected.toSorted());
      }
    }
  });
});

/** A recorded session in which a machine was in these states. */
function sessionOf(machine: AnyStateMachine, snapshots: readonly AnyMachineSnapshot[]): string {
  const run = 'reach';
  const actor = { id: 'reach/x', run, name: machine.id, chart: machine.id };
  const page = { run, tab: run, address: 'http://localhost/', title: '', began: 0 };
  const steps = snapshots.map(({ value, context }, index) => ({
    run,
    index,
    time: index,
    actor: actor.id,
    event: { type: 'xstate.init' },
    microsteps: [],
    status: 'active' as const,
    value,
    context: context as unknown,
  }));
  const recording = append(noRecording, [
    { type: 'page', page },
    { type: 'actor', actor, chart: chartOf(machine) },
    ...steps.map((step) => ({ type: 'step' as const, step })),
  ]);
  return JSON.stringify(toFile({ recording }));
}
