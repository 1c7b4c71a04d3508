import { readFileSync } from 'node:fs';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { chartOf } from '../../src/inspector/model/chart';
import { siteMachine } from '../../src/inspector/model/siteMachines';
import { expectSoon } from '../paths/expect';
import { models } from '../paths/models';
import { activeNodes } from '../paths/transitionDefinitions';
import { expect, test } from './test';

/** Of each machine, the model that reaches most of its states. */
const size = ({ graph }: (typeof models)[number]) => graph.snapshots.size;
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
      const all = [...graph.snapshots.values()];
      const snapshots = [
        ...new Map(all.map((each) => [JSON.stringify(each.value), each])).values(),
      ];
      await desk.openFile(`${machine.id}.json`, sessionOf(machine, snapshots));
      await desk.show(machine.id);
      const scale = desk.window.getByLabel('Step shown');
      for (const [index, snapshot] of snapshots.entries()) {
        await scale.fill(String(index));
        const expected = activeNodes(snapshot).map(({ id }) => id);
        await expectSoon(async () => (await desk.active()).toSorted()).toEqual(expected.toSorted());
      }
    }
  });

  test('is saved as the same SVG and Mermaid that `npm run diagrams` writes', async ({ desk }) => {
    await desk.window.goto('/inspector.html');
    for (const id of ['contactForm', 'cabins']) {
      expect(siteMachine(id)).toBeDefined();
      await desk.showMachine(id);
      const svg = await desk.download(desk.button('SVG'));
      expect(svg).toBe(readFileSync(`machines/diagrams/${id}.svg`, 'utf8'));
      const mermaid = await desk.download(desk.button('Mermaid'));
      expect(readFileSync('machines/diagrams/README.md', 'utf8')).toContain(mermaid);
    }
  });
});

/** A recorded session in which a machine was in these states. */
function sessionOf(machine: AnyStateMachine, snapshots: readonly AnyMachineSnapshot[]): string {
  const run = 'reach';
  const actor = { id: 'reach/x', run, name: machine.id, chart: machine.id, isResumed: true };
  const steps = snapshots.map(({ value, context }, index) => ({
    run,
    index,
    time: index,
    actor: actor.id,
    event: { type: 'xstate.init' },
    microsteps: [],
    status: 'active',
    value,
    context: context as unknown,
  }));
  return JSON.stringify({
    format: 'suood-inspector-session',
    version: 1,
    pages: [{ run, tab: run, address: 'http://localhost/', title: '', began: 0 }],
    actors: [actor],
    charts: [chartOf(machine)],
    steps,
  });
}
