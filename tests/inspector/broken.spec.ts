import { randomOf } from '../harness/index';
import { broken, reported, session } from './brokenInputs';
import { expect, test } from './inspectorTest';

const addresses = [
  'http://[',
  'javascript:alert(1)',
  'data:application/json,{}',
  'blob:nothing',
  '//',
  '/none.json',
  '/inspector.html',
  '/\u0000',
  'https://example.org/run.json',
  '\\\\run',
];

test.describe('the inspector with broken input @ar @desktop', () => {
  test('the inspector refuses broken messages and parameters of its URL, says why, and does not go blank', async ({
    desk,
    expected,
  }) => {
    test.setTimeout(120_000);
    expected.push(/status of 404/, /Failed to load resource/, /Refused to connect|violates/);
    const heading = desk.window.getByRole('heading', { level: 1, name: 'State inspector' });
    await desk.window.goto('/inspector.html');
    for (let seed = 200; seed < 215; seed += 1) {
      const { text, path } = broken({ entries: reported() }, randomOf(seed));
      await desk.window.evaluate((message) => {
        const { entries } = JSON.parse(message) as object & { entries: unknown };
        const head = { format: 'state-inspector', version: 1, type: 'entries' };
        new BroadcastChannel('state-inspector').postMessage({ ...head, entries });
      }, text);
      await expect(desk.window.getByRole('status').first()).toContainText(
        `, ${seed - 199} foreign messages ignored: `,
      );
      await expect(desk.window.getByRole('status').first()).toContainText(path);
      await expect(heading).toBeVisible();
    }
    for (const address of addresses) {
      await desk.window.goto(`/inspector.html?session=${encodeURIComponent(address)}`);
      await expect(desk.window.getByRole('alert')).toHaveText(
        /: (This is no address|Sessions are opened from this origin only|No report was found at this address\..* again|This file is not JSON)\.$/,
      );
      await expect(heading).toBeVisible();
    }
  });

  test('the inspector refuses a broken recording after a reload, and a button drops the recording', async ({
    desk,
    expected,
  }) => {
    expected.push(/No clock here/);
    await desk.window.goto('/inspector.html');
    const { text } = broken(session(), randomOf(1));
    await desk.window.addInitScript((kept) => {
      if (!sessionStorage.getItem('is tried')) sessionStorage.setItem('inspector recording', kept);
      sessionStorage.setItem('is tried', 'yes');
    }, text);
    await desk.window.reload();
    await expect(desk.window.getByRole('status').first()).toContainText('This session is broken: ');
    await desk.window.evaluate(() => {
      let isWhole = false;
      const time = () => {
        if (!isWhole) throw new Error('No clock here');
        return '12:00';
      };
      Reflect.set(Date.prototype, 'toLocaleTimeString', time);
      window.addEventListener('click', () => (isWhole = true), true);
    });
    await desk.site.goto('/?inspect=local');
    await expect(desk.window.getByRole('alert')).toContainText('Error: No clock here');
    await desk.button('Forget the recording').click();
    await expect(desk.window.getByRole('heading', { level: 1 })).toHaveText('State inspector');
    await desk.visit('/');
  });
});
