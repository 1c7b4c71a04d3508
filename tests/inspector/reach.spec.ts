import { readFileSync } from 'node:fs';
import { chartOf } from '../../src/inspector/model/chart';
import { siteMachine } from '../../src/inspector/model/siteMachines';
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
  for (const { machine, graph } of largest) {
    test(`of ${machine.id} lights every state that can be reached`, async ({ desk }) => {
      const snapshots = [...graph.snapshots.values()].slice(0, 40);
      const run = 'reach';
      const actor = { id: 'reach/x', run, name: machine.id, chart: machine.id, isResumed: true };
      const page = { run, tab: run, address: 'http://localhost/', title: '', began: 0 };
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
      const session = { format: 'suood-inspector-session', version: 1, pages: [page] };
      await desk.window.goto('/inspector.html');
      await desk.openFile(
        'reach.json',
        JSON.stringify({ ...session, actors: [actor], charts: [chartOf(machine)], steps }),
      );
      await desk.show(machine.id);
      const scale = desk.window.getByLabel('Step shown');
      for (const [index, snapshot] of snapshots.entries()) {
        await scale.fill(String(index));
        const expected = activeNodes(snapshot).map(({ id }) => id);
        await expect
          .poll(async () => (await desk.active()).toSorted())
          .toEqual(expected.toSorted());
      }
    });
  }

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
