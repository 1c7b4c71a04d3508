import { Desk, expect, holdPage, test } from './inspectorTest';

test.describe('sending events to a page from the inspector @ar @desktop', () => {
  test('the inspector offers and sends the events that a state accepts, and refuses others', async ({
    desk,
  }) => {
    await desk.openChart('rotation');
    const offered = desk.region('Send an event').getByRole('listitem');
    await expect(offered).toHaveText(['pause', 'hid', 'reduced']);
    await desk.button('pause').click();
    await desk.button('Send to the page').click();
    await expect(offered).toHaveText(['play']);
    await desk.button('Clear').click();
    await expect(desk.window.getByRole('group', { name: 'Time' })).toContainText('0 / 0');

    await desk.show('elevators');
    const outcome = desk.region('Send an event').getByRole('status');
    for (const [text, reason] of [
      ['{"type":', /^This is not JSON: /],
      ['"select"', 'An event is an object with a "type" that is a text.'],
      ['{"type":7}', 'An event is an object with a "type" that is a text.'],
      ['{"type":"nonsense"}', 'No handler: nothing in elevators.gearbox takes "nonsense".'],
      ['{"type":"select","option":"paternoster"}', /^No guard holds: isSelected gearbox, /],
      ['{"type":"select"}', 'The event lacks "option", which the machine reads.'],
    ] as const) {
      await desk.send(text);
      await expect(outcome).toHaveText(reason);
      await expect(desk.window.getByLabel('Event as JSON')).toHaveValue(text);
    }
    expect(await desk.active()).toEqual(['elevators', 'elevators.gearbox']);

    await desk.button('select food').click();
    const written = desk.window.getByLabel('Event as JSON');
    await expect(written).toHaveValue('{"option":"food","type":"select"}');
    await desk.button('Send to the page').click();
    await expect(desk.site.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.food']);
    await expect(outcome).toHaveText('Taken.');
  });

  test('an event for a busy page waits until the page is free or closes', async ({
    desk,
    expected,
  }) => {
    expected.push(/status of 404/);
    await desk.openChart('elevators');
    await desk.button('select food').click();
    const outcome = desk.region('Send an event').getByRole('status');
    const send = desk.button('Send to the page');
    const held = await holdPage(desk.site);
    await send.click();
    await expect(outcome).toHaveText('Sent: the page has not answered yet.');
    await held?.fulfill({ status: 204 });
    await expect(outcome).toHaveText('Taken.');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.food']);

    // Blocks the page by an endless loop: a page blocked by a request could go on as it closes, and take the event.
    await desk.site.evaluate(() => {
      setTimeout(() => {
        for (;;);
      });
    });
    await send.click();
    await expect(outcome).toHaveText('Sent: the page has not answered yet.');
    await desk.site.close();
    await expect(outcome).toHaveText(/^The page (is gone|has crashed)\.$/);
    await expect(send).toBeDisabled();
  });

  test('a page that crashes is shown as crashed, and stays selected', async ({ desk, context }) => {
    await desk.open();
    const other = new Desk(desk.window, await context.newPage());
    await other.visit('/');
    const rows = desk.region('Actors').getByRole('button', { name: /^elevators/ });
    await expect(rows).toHaveCount(2);
    await rows.last().click();
    await desk.button('select food').click();
    await expect(desk.log().filter({ hasText: 'elevators (tab 2)' })).toHaveCount(1);
    await desk.site.goto('chrome://crash').catch(() => {});
    await expect(desk.region('Actors')).toContainText('crashed');
    await expect(rows.last()).toHaveAttribute('aria-current', 'true');
    await expect(desk.button('Send to the page')).toBeDisabled();
    await rows.first().click();
    // What was written for another actor is not for this one.
    await expect(desk.button('Send to the page')).toBeDisabled();
    await desk.button('select food').click();
    await expect(desk.button('Send to the page')).toBeEnabled();
  });

  test('a what-if tries events on a copy of the machine, and the page stays as it is', async ({
    desk,
  }) => {
    await desk.openChart('elevators');
    await desk.site.getByRole('tab').nth(1).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    await desk.goTo(/elevators.*init/);
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
    await desk.button('select food').click();
    await desk.button('What if').click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.food']);
    await expect(desk.region('What if')).toBeVisible();
    await expect(desk.site.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
    await desk.write('{"type":"nonsense"}');
    await desk.button('What if').click();
    await expect(desk.region('Send an event').getByRole('status')).toHaveText(
      'No handler: nothing in elevators.food takes "nonsense".',
    );
    await desk.write('{"type":"select","option":"paternoster"}');
    await desk.button('What if').click();
    await expect(desk.region('Send an event').getByRole('status')).toHaveText(
      /^As the machine is today: No guard holds: /,
    );
    await desk.button('Leave').click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
  });

  test('leaving a what-if of the live page, or closing a session, goes back to the live page', async ({
    desk,
  }) => {
    await desk.openChart('elevators');
    const send = desk.button('Send to the page');
    const tryFood = async () => {
      await desk.button('select food').click();
      await desk.button('What if').click();
      await expect(desk.region('What if')).toBeVisible();
    };
    await tryFood();
    await expect(send).toBeDisabled();
    await desk.button('Leave').click();
    await expect(send).toBeEnabled();
    await expect(desk.button('Live')).toHaveAttribute('aria-pressed', 'true');

    const session = await desk.download(desk.button('Export'));
    await desk.openFile('past.json', session);
    await desk.button('Step back').click();
    await desk.button('Back to live').click();
    await expect(send).toBeEnabled();

    await desk.button('Step back').click();
    await tryFood();
    await desk.button('Leave').click();
    await expect(send).toBeDisabled();
  });

  test('a what-if (a simulated event) ends when another step is shown, not when the page sends new events', async ({
    desk,
  }) => {
    await desk.openChart('elevators');
    const whatIf = desk.region('What if');
    for (const move of ['Step back', 'Step on', 'Live'] as const) {
      await desk.button('select food').click();
      await desk.button('What if').click();
      await desk.button('select panorama').click();
      await desk.button('What if').click();
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
      await desk.site.getByRole('tab').nth(1).click();
      await expect(desk.log().filter({ hasText: 'gearless' }).first()).toBeVisible();
      await expect(whatIf).toBeVisible();
      expect(await desk.active()).toEqual(['elevators', 'elevators.panorama']);
      await desk.button(move).click();
      await expect(whatIf).toHaveCount(0);
      await desk.button('Live').click();
      await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    }
  });
});
