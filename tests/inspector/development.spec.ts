import { createServer, type ViteDevServer } from 'vite';
import { expect, test } from './inspectorTest';

test.describe('in development @ar @desktop', () => {
  let server: ViteDevServer;
  let address = '';

  test.beforeAll(async () => {
    server = await createServer({ logLevel: 'error', server: { port: 0, host: '127.0.0.1' } });
    await server.listen();
    address = server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
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
  });
});
