import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import { inspectorPlugin } from '../../src/inspector/server/inspectorPlugin';
import { Desk, expect, test } from './inspectorTest';

test.describe('another project @ar @desktop', () => {
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    server = await createServer({
      configFile: false,
      root: path.resolve(import.meta.dirname, '../harness/example'),
      logLevel: 'error',
      plugins: [react(), inspectorPlugin({ page: 'inspector.html', fields: [] })],
      server: { port: 0, host: '127.0.0.1' },
    });
    await server.listen();
    address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  });
  test.afterAll(() => server.close());

  test('uses the inspector by the plugin, a page and a line: it is watched, steered and asked', async ({
    context,
    page,
  }) => {
    test.setTimeout(90_000);
    const desk = new Desk(await context.newPage(), page);
    await desk.window.goto(`${address}/inspector.html`);
    await expect(desk.window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
    await page.clock.install();
    await page.goto(`${address}/?inspect=local`);
    await expect(desk.actor('light')).toContainText('green');
    await desk.show('light');
    await desk.write('{ "type": "ask" }');
    await desk.button('Send to the page').click();
    await expect(page.getByRole('status')).toHaveText('The light is amber.');
    await expect.poll(() => desk.active()).toEqual(['light', 'light.amber']);
    await desk.button('Pick element').click();
    await page.getByRole('button').click();
    await expect(desk.region('Element')).toContainText('sends ask to light');
  });
});
