import { expect, holdPage, test } from './inspectorTest';

test.describe('the inspector connects to pages @ar @desktop', () => {
  test('a shortcut opens the inspector without a reload, and it shows earlier events', async ({
    page,
    context,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Copies the features of the new window into the page's title, because a test cannot read them from a window in another process.
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      window.open = (url, name, features) => {
        document.title = `${features}`;
        return open(url, name, features);
      };
    });
    await page.goto('/');
    // Waits until the machines run: otherwise the log would list the presses before the start of the machines.
    await page.locator('html[data-running]').waitFor({ state: 'attached' });
    await page.getByRole('tab').nth(1).click();
    await page.getByRole('tab').nth(4).click();
    expect(requests.filter((url) => url.includes('inspector'))).toEqual([]);
    const documents = requests.filter((url) => new URL(url).pathname === '/');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Alt+Shift+I');
    const inspector = await opened;
    await expect(page).toHaveTitle(/^popup,/);
    const elevators = inspector.getByRole('button', { name: /^elevators food/ });
    await elevators.click();
    await inspector.getByLabel('Search the log').fill('elevators');
    const log = inspector.getByRole('region', { name: /^Log/ }).getByRole('listitem');
    await expect(log).toHaveText([/init/, /select.*gearless/, /select.*food/]);
    await page.getByRole('tab').nth(2).click();
    await expect(log).toHaveCount(4);
    expect(requests.filter((url) => new URL(url).pathname === '/')).toEqual(documents);
    await page.goto('/about');
    await expect(inspector.getByRole('status').first()).toHaveText(/Live: \/about/);
    await page.goto('/?inspect=off');
    await expect(inspector.getByRole('status').first()).toHaveText(/^Waiting/);
  });

  test('the inspector works while the page that opened it is blocked', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await page.locator('html[data-running]').waitFor({ state: 'attached' });
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Alt+Shift+I');
    const elevators = (await opened).getByRole('button', { name: /^elevators/ });
    await expect(elevators).toBeVisible();
    const held = await holdPage(page);
    await elevators.click();
    await expect(elevators).toHaveAttribute('aria-current', 'true');
    await held?.fulfill({ status: 204 });
  });

  test('?inspect=local opens the inspector in a new window, as does the page’s button', async ({
    page,
    context,
  }) => {
    const opened = context.waitForEvent('page');
    await page.goto('/?inspect=local');
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('State inspector');
    await (await opened).close();
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      let isFirst = true;
      window.open = (...how) => {
        if (!isFirst) return open(...how);
        isFirst = false;
        return null;
      };
    });
    await page.goto('/?inspect=local');
    const again = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Open inspector' }).click();
    await expect((await again).getByRole('heading', { level: 1 })).toHaveText('State inspector');
  });
});
