import { elevatorsMachine } from '../../machines/elevatorsMachine';
import { choicesMachine } from '../../machines/choicesMachine';
import { chartOf } from '../../src/devtools/charts/chart';
import { transitionsOf } from '../../src/devtools/charts/traversal';
import { pathModel, recordPath } from '../harness/index';
import { expect, test } from './inspectorTest';

const state = (value: string) => ({ value, context: {} });
const types = Object.keys(elevatorsMachine.states);
const select = (option: string) => ({ type: 'select', option });

const nothing = async () => {};
const model = pathModel({
  name: 'elevators',
  machine: elevatorsMachine,
  limit: 5,
  start: nothing,
  events: {
    select: { cases: types.map(select) as never, execute: nothing },
    adopt: { cases: types.map((option) => ({ type: 'adopt', option })) as never, execute: nothing },
  },
  states: Object.fromEntries(types.map((each) => [each, nothing])),
});
const path = model.pathOf(['gearless', 'food', 'gearbox'].map(select));
if (!path) throw new Error('The elevators have no such path');

/** A path as the path tests record it: after its second choice, food was expected but panorama was shown. */
const recording = recordPath(
  model,
  { ...path, id: '1a2b3c4d' },
  {
    generator: 'tour',
    project: 'ar-desktop',
    command: 'npm run test:paths -- --grep 1a2b3c4d',
    times: [1, 1, 1],
    failure: { step: 2, message: 'The tab of food is not selected.', actual: [state('panorama')] },
  },
);

/** A run as the path tests report it. Its paths took two of the elevators' transitions. */
const report = {
  version: 1,
  machines: [
    {
      machine: 'elevators',
      transitions: [...transitionsOf(elevatorsMachine).keys()].map(
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

test.describe('the results of the path tests @ar @desktop', () => {
  test('a link opens the results of the path tests at the failed step, with the expected beside the actual state', async ({
    desk,
  }) => {
    await desk.window.route('/paths/paths.json', (route) =>
      route.fulfill({ json: report, contentType: 'application/json' }),
    );
    const asked = 'session=/paths/paths.json&path=1a2b3c4d&project=ar-desktop';
    await desk.window.goto(`/inspector.html?${asked}`);
    const failed = desk.window.getByRole('group', { name: 'Failed path' });
    await expect(failed).toContainText('Expectedfood');
    await expect(failed).toContainText('Actualpanorama');
    await expect(failed).toContainText(/The tab of food is not selected\.$/);
    await expect(failed).toContainText('npm run test:paths -- --grep 1a2b3c4d');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
    const expected = desk.window.locator('[data-state][data-expected]');
    await expect(expected).toHaveCount(2);
    await expect(expected.last()).toHaveAttribute('data-state', 'elevators.food');
    await desk.goTo('select {"option":"gearless"}');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    await expect(failed).toContainText('step 1, which held; step 2 failed');
    await expect(failed).toContainText('Expectedgearless');
    await expect(failed).not.toContainText('the page shows it wrongly');
    await expect.poll(() => desk.taken()).toEqual(['elevators select 1#0']);
    // The path that the address names is not looked for in another file.
    const other = JSON.stringify(report).replaceAll('1a2b3c4d', '5e6f7a8b');
    await desk.openFile('other.json', other);
    await expect(failed).toContainText('npm run test:paths -- --grep 5e6f7a8b');
  });

  test('the chart marks states and transitions that no test path visited, also transitions without a target', async ({
    desk,
  }) => {
    const transitions = chartOf(choicesMachine).edges.map((edge) => ({
      ...edge,
      paths: edge.event === 'chose' ? ['1a2b3c4d'] : [],
    }));
    const run = { walks: [], machines: [{ machine: 'choices', transitions }] };
    await desk.openSession(JSON.stringify(run), 'paths.json');
    await desk.showMachine('choices');
    const box = (name: string) => desk.window.getByRole('button', { name, exact: true });
    await expect(desk.window.locator('[data-inner][data-heat=unvisited]')).toHaveText([
      /^opened/,
      /^arrived/,
    ]);
    await expect(box('State choices')).toHaveAccessibleDescription(
      /; chose .*(?<!, not visited); opened .*, not visited$/,
    );
    await expect(box('State chosen, not visited')).toHaveAccessibleDescription(
      /arrived .*, not visited$/,
    );
    await expect(desk.button(/^Transition [^]*, not visited$/)).toHaveCount(
      transitions.filter(({ targets }) => targets.length > 0).length,
    );
    await box('State chosen, not visited').click();
    const details = desk.window.getByRole('group', { name: 'Selected state' });
    await expect(details).toContainText('No path went through it.');
    await expect(details).toContainText(/arrived .*, not visited/);
  });

  test('the inspector opens a single recorded test path, unless its machine no longer exists', async ({
    desk,
  }) => {
    await desk.openSession(JSON.stringify(recording), 'path.json');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
    const gone = { ...recording, path: { ...recording.path, machine: 'paternoster' } };
    await desk.openFile('gone.json', JSON.stringify(gone));
    await expect(desk.window.getByRole('alert')).toHaveText(
      'gone.json: There is no machine "paternoster" any more.',
    );
    expect(await desk.active()).toEqual(['elevators', 'elevators.panorama']);
  });
});
