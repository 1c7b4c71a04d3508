import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { transitionDefinitions } from '../paths/transitionDefinitions';
import { expect, test } from './test';

const state = (value: string) => ({ value, context: {} });
const select = (option: string) => ({ type: 'select', option });

/** A path as the path tests record it: its second choice should have shown food, and showed panorama. */
const recording = {
  version: 1,
  model: 'elevators',
  machine: 'elevators',
  generator: 'tour',
  path: '1a2b3c4d',
  project: 'ar-desktop',
  command: 'npm run test:paths -- --grep 1a2b3c4d',
  steps: [
    { event: { type: 'xstate.init' }, expected: state('gearbox'), outcome: 'held' },
    { event: select('gearless'), expected: state('gearless'), outcome: 'held' },
    { event: select('food'), expected: state('food'), outcome: 'failed' },
    { event: select('gearbox'), expected: state('gearbox'), outcome: 'not reached' },
  ],
  failure: {
    step: 2,
    message: '\u001B[31mThe tab\u001B[39m of food is not selected.',
    actual: [state('panorama')],
  },
};

/** A run as the path tests report it, whose paths took two of the elevators' transitions. */
const report = {
  version: 1,
  machines: [
    {
      machine: 'elevators',
      transitions: [...transitionDefinitions(elevatorsMachine).keys()].map(
        ({ source, eventType, target }, index) => ({
          source: source.id,
          event: eventType,
          targets: (target ?? []).map(({ id }) => id),
          paths: index === 1 || index === 4 ? ['1a2b3c4d'] : [],
        }),
      ),
    },
  ],
  walks: [{ model: 'elevators' }, { recording }],
};

test.describe('what the path tests found @ar @desktop', () => {
  test('opens from its link at the failed step, expected beside actual', async ({ desk }) => {
    await desk.window.route('/paths/paths.json', (route) =>
      route.fulfill({ json: report, contentType: 'application/json' }),
    );
    await desk.window.goto(
      '/inspector.html?session=/paths/paths.json&path=1a2b3c4d&project=ar-desktop',
    );
    const failed = desk.window.getByRole('group', { name: 'Failed path' });
    await expect(failed).toContainText('Expectedfood');
    await expect(failed).toContainText('Actualpanorama');
    await expect(failed).toContainText(/The tab of food is not selected\.$/);
    await expect(failed).toContainText('npm run test:paths -- --grep 1a2b3c4d');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
    const expected = desk.window.locator('[data-state][data-expected]');
    await expect(expected).toHaveCount(2);
    await expect(expected.last()).toHaveAttribute('data-state', 'elevators.food');
    await desk.button('Step back').click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    expect(await desk.taken()).toEqual(['elevators select 1#0']);
  });

  test('heats the chart with all that the run took', async ({ desk }) => {
    await desk.window.goto('/inspector.html');
    await desk.openFile('paths.json', JSON.stringify({ ...report, walks: [] }));
    await desk.showMachine('elevators');
    await desk.button('Heat').click();
    await expect(desk.window.getByText('Visited: 3 of 6 states, 2 of 5 transitions')).toBeVisible();
    await expect(desk.window.locator('[data-edge][data-unvisited]')).toHaveCount(3);
  });

  test('one recording opens by itself; one of a machine that is gone is refused', async ({
    desk,
  }) => {
    await desk.window.goto('/inspector.html');
    await desk.openFile('path.json', JSON.stringify(recording));
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
    await desk.openFile('gone.json', JSON.stringify({ ...recording, machine: 'paternoster' }));
    await expect(desk.window.getByRole('alert')).toHaveText(
      'gone.json: There is no machine "paternoster" any more.',
    );
    expect(await desk.active()).toEqual(['elevators', 'elevators.panorama']);
  });
});
