import { expect, test } from './inspectorTest';

test.describe('the inspector goes through time @ar @desktop', () => {
  test('one cursor moves chart, context, log and system: by steps and by the scale', async ({
    desk,
  }) => {
    await desk.open();
    await desk.show('elevators');
    await desk.button('Selected actor only').click();
    for (const index of [1, 2]) await desk.site.getByRole('tab').nth(index).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
    await desk.log().filter({ hasText: 'gearless' }).last().getByRole('button').click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearless']);
    const here = desk.log().getByRole('button', { name: /gearless/ });
    await expect(here).toHaveAttribute('aria-current', 'step');
    const scale = desk.window.getByLabel('Step shown');
    const place = Number(await scale.inputValue());
    await desk.button('Step on').click();
    await expect(scale).toHaveValue(String(place + 1));
    await scale.fill('0');
    await expect(scale).toHaveValue('0');
    await expect(desk.actor('elevators')).toContainText('not yet');
    await scale.fill(String(place - 1));
    await desk.window.getByRole('tab', { name: 'System' }).click();
    await desk.button('Live').click();
    await expect(desk.button('Live')).toHaveAttribute('aria-pressed', 'true');
    await desk.window.getByRole('tab', { name: 'Chart' }).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.panorama']);
  });
});
