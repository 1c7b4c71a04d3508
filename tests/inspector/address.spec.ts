import { runAxe } from '../access/runAxe';
import { brokenHash, randomFrom } from './brokenInputs';
import { Desk, expect, test } from './inspectorTest';

/** Steps through the elevators, goes back to the second of them as an outline, and copies the address of that. */
async function copied(desk: Desk): Promise<string> {
  await desk.window.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await desk.open();
  await desk.show('elevators');
  for (const index of [1, 2, 3]) await desk.site.getByRole('tab').nth(index).click();
  await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);
  await desk.log().filter({ hasText: 'select {"option":"panorama"}' }).getByRole('button').click();
  await desk.window.getByRole('tab', { name: 'Outline' }).click();
  await desk.button('Copy address').click();
  await expect(desk.window.getByText('Copied.')).toBeVisible();
  return desk.window.evaluate(() => navigator.clipboard.readText());
}

/** The step that an address names. */
const stepOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1)).get('step');

/** That the inspector shows what was copied. */
async function expectCopied(desk: Desk) {
  await expect(desk.window.getByRole('tab', { name: 'Outline' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(desk.log().locator('[aria-current]')).toContainText('select {"option":"panorama"}');
  await expect(desk.actor('elevators')).toContainText('panorama');
  await expect(desk.button('Live')).toHaveAttribute('aria-pressed', 'false');
  await desk.window.getByRole('tab', { name: 'Chart' }).click();
  await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
}

test.describe('a moment has an address @ar @desktop', () => {
  test('which shows it in another window, as long as its page is open, and adds nothing to the history', async ({
    desk,
  }) => {
    test.setTimeout(90_000);
    const address = await copied(desk);
    expect(new URL(desk.window.url()).hash).toBe(new URL(address).hash);
    const other = new Desk(await desk.window.context().newPage(), desk.site);
    await other.window.goto(address);
    await expectCopied(other);
    await expect(other.window.getByRole('alert')).toHaveCount(0);
    const length = await other.window.evaluate(() => window.history.length);
    await other.button('Step back').click();
    const scale = other.window.getByLabel('Step shown');
    const place = await scale.inputValue();
    await expect.poll(() => stepOf(other.window.url())).not.toBe(stepOf(address));
    expect(await other.window.evaluate(() => window.history.length)).toBe(length);
    await other.window.reload();
    await expect(scale).toHaveValue(place);
  });

  test('which shows it where its session is opened, and says what to open until then', async ({
    browser,
    desk,
  }) => {
    test.setTimeout(90_000);
    const address = await copied(desk);
    const text = await desk.download(desk.button('Export'));
    await desk.site.close();
    const elsewhere = await browser.newContext();
    const other = new Desk(await elsewhere.newPage(), desk.site);
    await other.window.goto(address);
    const alert = other.window.getByRole('alert');
    await expect(alert).toHaveText(
      /^This address names step \d+ of the run \w+, which is not here: open the session/,
    );
    await other.openFile('session.json', text);
    await expectCopied(other);
    await expect(alert).toHaveCount(0);
    await other.window.route('/kept/run.json', (route) => route.fulfill({ body: text }));
    await other.window.goto(address.replace('#', '?session=/kept/run.json#'));
    await expectCopied(other);
    await elsewhere.close();
  });

  test('and a malformed one is refused with what is wrong, and blanks nothing', async ({
    desk,
  }) => {
    test.setTimeout(90_000);
    await desk.window.goto('/inspector.html');
    for (let seed = 300; seed < 312; seed += 1) {
      const { hash, part } = brokenHash(randomFrom(seed));
      await desk.window.evaluate((wrong) => (window.location.hash = wrong), hash);
      const alert = desk.window.getByRole('alert');
      await expect(alert).toHaveText(/^This is no address of a moment: /);
      await expect(alert).toContainText(part);
      await desk.button('Dismiss the address').click();
      await expect(alert).toHaveCount(0);
      await expect.poll(() => new URL(desk.window.url()).hash).toBe('#view=chart');
      await expect(desk.window.getByRole('heading', { level: 1 })).toHaveText('State inspector');
    }
    await desk.window.goto('/inspector.html#step=x');
    await desk.window.reload();
    await expect(desk.window.getByRole('alert')).toContainText('"x": no whole number');
    expect(await runAxe(desk.window)).toEqual([]);
  });
});
