import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { Desk, expect, test } from './inspectorTest';

/**
 * Starts a development server on a free port, and returns it with its address. Each server has its own cache until it closes, because
 * servers that run at once would delete each other's prepared dependencies.
 */
async function startViteServer(): Promise<{
  readonly server: ViteDevServer;
  readonly address: string;
}> {
  const cacheDir = path.resolve(import.meta.dirname, `../../node_modules/.vite-${randomUUID()}`);
  const closeBundle = () => rmSync(cacheDir, { recursive: true, force: true });
  const server = await createServer({
    logLevel: 'error',
    cacheDir,
    server: { port: 0, host: '127.0.0.1' },
    plugins: [{ name: 'remove-cache', closeBundle }],
  });
  await server.listen();
  return { server, address: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '' };
}

test.describe('the inspector in development @ar @desktop', () => {
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    ({ server, address } = await startViteServer());
  });
  test.afterAll(() => server.close());

  test('the development server connects a page in another browser, and the inspector shows the page once', async ({
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
    // Closes the page, because the server would otherwise report this page in the next test too.
    await phone.context().close();
  });

  test('in development, the inspector shows a page of the same browser once and unmasked', async ({
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
});
