import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { BrowserContext, Page } from '@playwright/test';
import type { ViteDevServer } from 'vite';
import { inspectorPlugin } from '../../src/devtools/inspector/server/inspectorPlugin';
import { Desk, expect, test } from './inspectorTest';
import { startViteServer } from './startViteServer';

test.describe('another project @ar @desktop', () => {
  let server: ViteDevServer;
  let address = '';
  let root = '';

  test.beforeAll(async () => {
    // A copy, as deep in the project: it is edited.
    const results = path.resolve(import.meta.dirname, '../results');
    await mkdir(results, { recursive: true });
    root = await mkdtemp(path.join(results, 'example-'));
    await cp(path.resolve(import.meta.dirname, '../harness/example'), root, { recursive: true });
    const plugins = [react(), inspectorPlugin({ page: 'inspector.html', fields: [] })];
    ({ server, address } = await startViteServer({ configFile: false, root, plugins }));
  });
  const openDesk = async (context: BrowserContext, page: Page) => {
    const desk = new Desk(await context.newPage(), page);
    await desk.window.goto(`${address}/inspector.html`);
    await expect(desk.window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    return desk;
  };
  test.afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  test('uses the inspector by the plugin, a page and a line: it is watched, steered and asked', async ({
    context,
    page,
  }) => {
    test.setTimeout(90_000);
    const desk = await openDesk(context, page);
    await page.clock.install();
    await page.goto(`${address}/?inspect=local`);
    await expect(desk.actor('light')).toContainText('green');
    await desk.show('light');
    await desk.write('{ "type": "ask" }');
    await desk.button('Send to the page').click();
    await expect(page.getByRole('status')).toHaveText('The light is amber.');
    await expect.poll(() => desk.active()).toEqual(['light', 'light.amber']);
    await page.clock.runFor(60_000);
    await page.getByRole('button').click();
    await desk.button('Pick element').click();
    await page.getByRole('button').click();
    await expect(desk.region('Element')).toContainText('sent ask to light');
  });
});
