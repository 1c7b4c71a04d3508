import { expect, test } from './inspectorTest';
import { entriesOf, largeSession, sessionOf } from './recordings';

test.describe('the inspector under load @ar @desktop', () => {
  // Does not measure the speed, which a busy computer would spoil: `npm run bench -- inspector` does that.
  test('the log shows all of 2,000 events', async ({ desk }) => {
    test.setTimeout(60_000);
    await desk.openChart('elevators');
    const seen = desk.window.getByRole('heading', { name: /^Log/ });
    await desk.search('elevators');
    await expect(seen).toHaveText('Log, 1 step');
    await desk.site.evaluate(async () => {
      const tabs = document.querySelectorAll<HTMLElement>('[role=tab]');
      for (let sent = 0; sent < 2000; sent += 20) {
        for (let index = 0; index < 20; index += 1) tabs[index % 5]?.click();
        await new Promise((resolve) => setTimeout(resolve));
      }
    });
    await expect(seen).toHaveText('Log, 2001 steps', { timeout: 30_000 });
  });

  test('a list of 20,000 rows draws only the rows in view, and every row can be used', async ({
    desk,
  }) => {
    await desk.window.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await desk.window.goto('/inspector.html');
    const lifts = Array.from({ length: 20_000 }, (_, index) => ({ name: `lift ${index}` }));
    const entries = entriesOf('store', [{ value: 'full', context: { lifts, owner: 'Huda' } }]);
    await desk.openFile('many.json', sessionOf(entries));
    const context = desk.window.getByRole('group', { name: 'Context', exact: true });
    const rows = context.getByRole('listitem');
    await expect(rows.first()).toHaveText(/lifts.*\[20000\]/);
    expect(await rows.count()).toBeLessThan(300);
    await context.evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
    await expect(rows.last()).toHaveText(/owner\s*"Huda"/);
    expect(await rows.count()).toBeLessThan(300);
    await context.evaluate((pane) => pane.scrollTo(0, 0));
    await rows.first().getByRole('button').click();
    await expect(rows).toHaveText([/lifts/, /owner/]);
    await rows.first().getByRole('button').click();
    await desk.window.getByLabel('Search the context').fill('lift 19999');
    await expect(rows).toHaveText([/lifts/, /19999/, /name\s*"lift 19999"/]);
    await rows.last().getByRole('button').click();
    await expect(desk.window.getByText('Copied.')).toBeVisible();
    await expect(desk.window.getByText('Copied.')).toHaveCount(0);
    expect(await desk.window.evaluate(() => navigator.clipboard.readText())).toBe('"lift 19999"');
  });

  test('the inspector reads a session of 12 MB in a worker, and shows the progress', async ({
    desk,
  }) => {
    test.setTimeout(60_000);
    const text = largeSession();
    expect(text.length).toBeGreaterThan(12_000_000);
    await desk.window.route('/kept/large.json', (route) => route.fulfill({ body: text }));
    await desk.window.addInitScript(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const bar = document.querySelector('progress');
        if (bar) seen.add(bar.value);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await desk.window.goto('/inspector.html?session=/kept/large.json');
    await expect(desk.window.getByText(/^Session .*large.json$/)).toBeVisible({ timeout: 40_000 });
    await expect(desk.window.getByRole('heading', { name: 'Log, 10000 steps' })).toBeVisible();
    const seen = await desk.window.evaluate((): number[] => [...Reflect.get(window, 'seen')]);
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  test('the inspector drops the oldest of many steps, and the other steps keep their indices', async ({
    desk,
  }) => {
    await desk.window.goto('/inspector.html');
    await expect(desk.window.getByText(/^Waiting for a page/)).toBeVisible();
    await desk.window.evaluate(() => {
      const channel = new BroadcastChannel('state-inspector');
      const run = 'flood';
      const page = { run, tab: run, address: 'http://localhost/', title: '', began: 0 };
      const actor = { id: 'flood/x', run, name: 'flood' };
      const post = (entries: unknown[]) =>
        channel.postMessage({ format: 'state-inspector', version: 1, type: 'entries', entries });
      post([
        { type: 'page', page },
        { type: 'actor', actor },
      ]);
      for (let first = 0; first < 25_000; first += 500) {
        post(
          Array.from({ length: 500 }, (_, offset) => ({
            type: 'step',
            step: {
              run,
              index: first + offset,
              time: first + offset,
              actor: actor.id,
              event: { type: 'tick' },
              microsteps: [],
              status: 'active',
            },
          })),
        );
      }
    });
    const scale = desk.window.getByLabel('Step shown');
    await expect(scale).toHaveAttribute('max', '24999', { timeout: 30_000 });
    expect(Number(await scale.getAttribute('min'))).toBeGreaterThanOrEqual(4000);
    await expect(desk.region(/^Log/).getByRole('listitem')).toHaveCount(200);
  });
});
