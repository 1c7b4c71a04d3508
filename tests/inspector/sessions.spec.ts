import type { Route } from '@playwright/test';
import type { SessionFile } from '../../src/devtools/charts/sessionFile';
import { type Desk, expect, test } from './inspectorTest';

/** A saved session in which three elevator types were chosen. Each of Playwright's workers records the session once. */
let recorded: string | undefined;

/** Opens an inspector without a live page, and returns a recorded session. */
async function record(desk: Desk): Promise<string> {
  if (!recorded) {
    await desk.openChart('elevators');
    for (const index of [1, 2, 3]) await desk.site.getByRole('tab').nth(index).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);
    recorded = await desk.download(desk.button('Export'));
    await desk.site.close();
    await desk.window.evaluate(() => sessionStorage.clear());
  }
  await desk.window.goto('/inspector.html');
  return recorded;
}

const edited = (text: string, edit: (session: SessionFile) => unknown): string =>
  JSON.stringify(edit(JSON.parse(text) as SessionFile));

test.describe('saved sessions in the inspector @ar @desktop', () => {
  test('an exported session opens from a file, or by an address that names it', async ({
    desk,
  }) => {
    const text = await record(desk);
    const opened = desk.window.getByText(/^Session /);

    await desk.openFile('chosen.json', text);
    await expect(opened).toHaveText('Session chosen.json');
    await desk.show('elevators');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);
    await desk.button('Back to live').click();

    await desk.window.route('/kept/run.json', (route) => route.fulfill({ body: text }));
    await desk.window.goto('/inspector.html?session=/kept/run.json');
    await expect(opened).toHaveText('Session /kept/run.json');
    await desk.show('elevators');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);

    // Closing the session removes it from the address, so that a reload does not open the session again.
    await desk.button('Back to live').click();
    await expect(desk.window).toHaveURL(/inspector\.html$/);
    await desk.window.goto('/inspector.html?session=https://example.org/run.json');
    await desk.button('Dismiss').click();
    await expect(desk.window).toHaveURL(/inspector\.html$/);
    await desk.window.goto('/inspector.html?session=/kept/run.json');
    await desk.openFile('chosen.json', text);
    await expect(opened).toHaveText('Session chosen.json');
    await expect(desk.window).toHaveURL(/inspector\.html$/);
  });

  test('the inspector refuses a missing report and advises to run the path tests', async ({
    desk,
    expected,
  }) => {
    expected.push(/status of 404/);
    const page = { body: '<!doctype html><title>A page</title>', contentType: 'text/html' };
    for (const answer of [{ status: 404 }, page]) {
      await desk.window.route('/paths/paths.json', (route) => route.fulfill(answer));
      await desk.window.goto('/inspector.html?session=/paths/paths.json');
      const alert = desk.window.getByRole('alert');
      await expect(alert).toHaveText(
        '/paths/paths.json: No report was found at this address. Run the path tests, then load this page again.',
      );
      // The whole message is visible, even in a narrow window.
      await desk.window.setViewportSize({ width: 820, height: 600 });
      expect(await alert.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
      expect((await alert.boundingBox())?.y).toBeGreaterThanOrEqual(0);
      await desk.window.unroute('/paths/paths.json');
    }
  });

  test('the inspector refuses a bad session, says why, and keeps showing the previous one', async ({
    desk,
  }) => {
    const text = await record(desk);
    await desk.openFile('good.json', text);
    await desk.show('elevators');
    for (const [bad, reason] of [
      ['<html>', 'This file is not JSON.'],
      ['{"hello":1}', 'This is JSON, but not a session of this inspector.'],
      ['{"format":"har"}', 'This is a file of another kind: "har".'],
      [
        edited(text, (session) => ({ ...session, version: 9 })),
        'This session has version 9; this inspector reads 2.',
      ],
      [
        edited(text, (session) => ({ ...session, actors: 1 })),
        'This session is broken: actors: Invalid type: Expected Array but received 1.',
      ],
      [
        edited(text, ({ actors: _, ...session }) => ({ ...session, actors: [] })),
        /^bad.json: This session is broken: steps.0.actor is none of its actors: /,
      ],
    ] as const) {
      await desk.openFile('bad.json', bad);
      await expect(desk.window.getByRole('alert')).toHaveText(
        typeof reason === 'string' ? `bad.json: ${reason}` : reason,
      );
      expect(await desk.active()).toEqual(['elevators', 'elevators.platform']);
    }
    await desk.button('select food').click();
    await desk.button('What if').click();
    await desk.button('Dismiss').click();
    await expect(desk.window.getByText('Session good.json')).toBeVisible();
    await desk.button('Back to live').click();
    await expect(desk.region('What if')).toHaveCount(0);
    await desk.window.goto('/inspector.html?session=https://example.org/run.json');
    await expect(desk.window.getByRole('alert')).toContainText('from this origin only');
  });

  test('a slowly read session does not replace one that was opened later', async ({ desk }) => {
    const text = await record(desk);
    const slow: Route[] = [];
    await desk.window.route('/slow.json', (route) => void slow.push(route));
    await desk.window.goto('/inspector.html?session=/slow.json');
    await expect.poll(() => slow.length).toBe(1);
    await desk.openFile('newer.json', text);
    await expect(desk.window.getByText('Session newer.json')).toBeVisible();
    const answered = desk.window.waitForResponse('/slow.json');
    await slow[0]?.fulfill({ body: text.replaceAll('"elevators"', '"paternoster"') });
    await (await answered).finished();
    await expect(desk.actor('elevators')).toBeVisible();
    // Waits, because the inspector would show the slow session one task after reading it.
    await desk.window.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
    await expect(desk.actor('paternoster')).toHaveCount(0);
    await expect(desk.window.getByText('Session newer.json')).toBeVisible();
  });
});
