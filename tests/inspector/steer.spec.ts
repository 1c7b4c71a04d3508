import { expect, test } from './inspectorTest';

test.describe('the inspector steers @ar @desktop', () => {
  test('what the state takes is offered, and sent to the page; what is no event is refused with the reason', async ({
    desk,
  }) => {
    await desk.open();
    await desk.show('rotation');
    const offered = desk.region('Send an event').getByRole('listitem');
    await expect(offered).toHaveText(['pause', 'hid', 'reduced']);
    await desk.button('pause').click();
    await desk.button('Send to the page').click();
    await expect(offered).toHaveText(['play']);

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
      await desk.write(text);
      await desk.button('Send to the page').click();
      await expect(outcome).toHaveText(reason);
      await expect(desk.window.getByLabel('Event as JSON')).toHaveValue(text);
    }
    expect(await desk.active()).toEqual(['elevators', 'elevators.gearbox']);

    await desk.button('select food').click();
    await expect(desk.window.getByLabel('Event as JSON')).toHaveValue(
      '{"option":"food","type":"select"}',
    );
    await desk.button('Send to the page').click();
    await expect(desk.site.getByRole('tab').nth(4)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.food']);
    await expect(outcome).toHaveText('Taken.');
  });

  test('a page that is gone is no longer sent to', async ({ desk }) => {
    await desk.open();
    await desk.show('elevators');
    await desk.button('select food').click();
    await desk.site.close();
    await desk.button('Send to the page').click();
    await expect(desk.region('Send an event').getByRole('status')).toHaveText(
      'The page does not answer: it is gone, or busy.',
    );
  });

  test('what if: events are tried on a copy, from any moment, and the page stays as it is', async ({
    desk,
  }) => {
    await desk.open();
    await desk.show('elevators');
    await desk.site.getByRole('tab').nth(1).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    await desk
      .log()
      .filter({ hasText: /elevators.*init/ })
      .getByRole('button')
      .click();
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
    await desk.button('Undo').click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
  });

  test('what if is left when the cursor moves, and stays where it began while the page goes on', async ({
    desk,
  }) => {
    await desk.open();
    await desk.show('elevators');
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
