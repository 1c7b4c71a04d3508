import { chartOf } from '../../src/devtools/charts/chart';
import { activeStates } from '../../src/devtools/charts/traversal';
import { expectSoon } from '../harness/index';
import { models } from '../models/models';
import { test } from './inspectorTest';
import { entriesOf, sessionOf } from './recordings';

const size = ({ graph }: (typeof models)[number]) => graph.states.size;
/** For each machine, the model that reaches most of its states. */
const largest = models.filter((model) =>
  models.every(
    (other, index) =>
      other.machine !== model.machine ||
      size(other) < size(model) ||
      (size(other) === size(model) && index >= models.indexOf(model)),
  ),
);

test.describe('the inspector’s chart @ar @desktop', () => {
  test('the chart highlights every state that a machine can reach', async ({ desk }) => {
    test.setTimeout(60_000);
    await desk.window.goto('/inspector.html');
    for (const { machine, graph } of largest) {
      // One snapshot for each state value, because the chart does not show contexts.
      const all = [...graph.states.values()];
      const snapshots = [
        ...new Map(all.map(({ snapshot }) => [JSON.stringify(snapshot.value), snapshot])).values(),
      ];
      const states = snapshots.map(({ value, context }) => ({
        value,
        context: context as unknown,
      }));
      await desk.openFile(
        `${machine.id}.json`,
        sessionOf(entriesOf(machine.id, states, chartOf(machine))),
      );
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
