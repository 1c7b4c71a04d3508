import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { Desk, expect, test } from './inspectorTest';

/**
 * Starts a development server on a port of its own, and returns it with its address. Its cache is gone with it: servers that
 * run at once would take each other's prepared dependencies away.
 */
async function startViteServer(
  { plugins = [], ...options }: InlineConfig,
  host = '127.0.0.1',
): Promise<{ readonly server: ViteDevServer; readonly address: string }> {
  const cacheDir = path.resolve(import.meta.dirname, `../../node_modules/.vite-${randomUUID()}`);
  const closeBundle = () => rmSync(cacheDir, { recursive: true, force: true });
  const server = await createServer({
    logLevel: 'error',
    cacheDir,
    server: { port: 0, host },
    plugins: [{ name: 'remove-cache', closeBundle }, ...plugins],
    ...options,
  });
  await server.listen();
  return { server, address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' };
}

test.describe('in development @ar @desktop', () => {
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    ({ server, address } = await startViteServer({}));
  });
  test.afterAll(() => server.close());

  test('a page in another browser is seen through the server, without the ghosts of strict mode', async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const desk = await (await browser.newContext()).newPage();
    const phone = await (await browser.newContext()).newPage();
    await desk.goto(`${address}/inspector.html`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await phone.goto(`${address}/?inspect=local`);
    const elevators = desk
      .getByRole('region', { name: 'Actors' })
      .getByRole('button', { name: /^elevators/ });
    await expect(elevators).toContainText('gearbox', { timeout: 30_000 });
    await expect(elevators).toHaveCount(1);
    await phone.getByRole('tab').nth(3).click();
    await expect(elevators).toContainText('platform');
    await elevators.click();
    await desk.getByRole('button', { name: 'select food' }).click();
    await desk.getByRole('button', { name: 'Send to the page' }).click();
    await expect(phone.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true');
    // The server would show it to the next test, too.
    await phone.context().close();
  });

  test('a page in the same browser is seen as it is, though the server passes on a masked copy that comes first', async ({
    context,
    page,
  }) => {
    test.setTimeout(150_000);
    const desk = new Desk(await context.newPage(), page);
    await desk.window.addInitScript(() => {
      globalThis.BroadcastChannel = class extends BroadcastChannel {
        override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
          const late = (event: Event) =>
            typeof listener === 'function' && setTimeout(() => listener(event), 500);
          super.addEventListener(type, late);
        }
      };
    });
    await desk.window.goto(`${address}/inspector.html`);
    await expect(desk.window.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await page.goto(`${address}/contact?inspect=local`);
    await desk.actor('contactForm').click({ timeout: 60_000 });
    await page.locator('[name=subject]').fill('Lift 7', { timeout: 30_000 });
    const state = desk.region('Context');
    await expect(state).toContainText('"Lift 7"');
    await expect(state).toContainText('1 changed by this step');
    await expect(state).not.toContainText('•');
    await expect(desk.region(/^Log/)).not.toContainText('•');
  });

  test('where other machines can reach the server, only who knows the terminal’s key is told anything, and what people write is masked', async ({
    browser,
  }) => {
    test.setTimeout(90_000);
    const said: string[] = [];
    const customLogger = {
      ...createLogger('silent'),
      warn: (text: string) => void said.push(text),
    };
    const { server: open, address: origin } = await startViteServer({ customLogger }, '0.0.0.0');
    try {
      const warning = said.join('\n');
      expect(warning).toContain('Whoever has the key sees what these pages do');
      const [, key = ''] = /\/inspector\.html\?key=([\w-]+)/.exec(warning) ?? [];
      expect(key).toHaveLength(12);
      const [desk, stranger, phone] = await Promise.all(
        [1, 2, 3].map(async () => (await browser.newContext()).newPage()),
      );
      if (!desk || !stranger || !phone) throw new Error('Three windows are needed');
      const overheard: string[] = [];
      stranger.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => overheard.push(String(payload))),
      );
      await stranger.goto(`${origin}/inspector.html?key=guess`);
      await desk.goto(`${origin}/inspector.html?key=${key}`);
      await expect(stranger.getByText(/^Waiting for a page/)).toBeVisible({ timeout: 30_000 });
      await expect(desk.getByText(/^Waiting for a page/)).toBeVisible({ timeout: 30_000 });
      await phone.goto(`${origin}/contact?inspect=local&key=${key}`);
      await desk
        .getByRole('region', { name: 'Actors' })
        .getByRole('button', { name: /^contactForm/ })
        .click({ timeout: 30_000 });
      await phone.locator('[name=subject]').fill('Lift 7');
      const context = desk.getByRole('region', { name: 'Context' });
      await expect(context).toContainText('"••••••"');
      await expect(context).not.toContainText('Lift');
      await expect(stranger.getByText(/^Waiting for a page/)).toBeVisible();
      expect(overheard.filter((payload) => payload.includes('state-inspector'))).toEqual([]);
      const saved = desk.waitForEvent('download');
      await desk.getByRole('button', { name: 'Export', exact: true }).click();
      const stream = await (await saved).createReadStream();
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
      expect(Buffer.concat(chunks).toString()).not.toContain(key);
    } finally {
      await open.close();
    }
  });
});
