import { designsMachine } from '../../machines/designsMachine';
import { Simulation } from '../harness/index';
import { expect, test } from './inspectorTest';
import { recorded, sessionOf } from './recordings';

/** A session in which a playing rotation refused `play`, and a card was sent two pictures, one of which does not exist. */
function session(): string {
  const entries = recorded((inspect) => {
    const system = new Simulation(designsMachine, {}, inspect);
    for (const type of ['play', 'pause']) system.send('rotation', { type });
    for (const picture of ['none', 'decorative']) system.send('cabins', { type: 'pick', picture });
  });
  return sessionOf(entries);
}

test.describe('why a step was taken, and why an event was refused @ar @desktop', () => {
  test('the log has a row for a refused event, and the region State says why the machine refused it', async ({
    desk,
  }) => {
    await desk.openSession(session(), 'refused.json');
    const refused = desk.log().filter({ hasText: 'refused in playing' });
    await expect(refused).toHaveText([/rotation.*play/]);
    await refused.getByRole('button').click();
    const state = desk.region('State');
    await expect(state).toContainText('by init');
    await expect(state).toContainText('play was refused');
    await desk.search('refused');
    await expect(desk.log().filter({ hasText: 'play' }).first()).toBeVisible();
    await expect(desk.log().filter({ hasNotText: 'refused in' })).toHaveCount(0);
    await desk.search('');
    await expect(state).toContainText('nothing in rotation.playing takes "play"');
    await desk.goTo('"none"');
    await expect(state).toContainText('{"type":"pick","picture":"none"}');
    await expect(state).toContainText('No guard holds: ');
    const candidates = desk.window.getByRole('list', { name: 'Candidates' }).getByRole('listitem');
    expect(await candidates.count()).toBeGreaterThan(1);
    expect(await candidates.filter({ hasNotText: 'is false' }).count()).toBe(0);
  });

  test('a step lists the tested transitions and their guards’ results', async ({ desk }) => {
    // Changes the recorded event, so that the guards decide otherwise today than in the recording.
    const other = session().replaceAll('"picture":"decorative"', '"picture":"mirror"');
    await desk.openSession(other, 'taken.json');
    await desk.goTo('"picture":"mirror"');
    await desk.region('State').getByText('Why, as the machine is today').click();
    const candidates = desk.window.getByRole('list', { name: 'Candidates' }).getByRole('listitem');
    await expect(candidates.filter({ hasText: 'taken' })).toHaveText([/decorative\] held, taken/]);
    expect(await candidates.filter({ hasText: 'is false today' }).count()).toBeGreaterThan(0);
  });
});
