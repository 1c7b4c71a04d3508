import type { Route } from '@playwright/test';
import { type Desk, expect, test } from './inspectorTest';

/** Selects the step in a row of the log, and returns the texts of its causal chain. */
async function chainOf(desk: Desk, row: RegExp) {
  await desk.log().filter({ hasText: row }).last().getByRole('button').click();
  await expect(desk.log().filter({ has: desk.window.locator('[aria-current]') })).toHaveText(row);
  return desk.window.getByRole('list', { name: 'Chain' }).getByRole('listitem').allTextContents();
}

test.describe('the causal chain of a step @ar', () => {
  test('the causal chain of a step lists the steps that a pause or a picked variant caused @desktop', async ({
    desk,
  }) => {
    await desk.open();
    await desk.site.getByRole('button', { name: 'أوقف تبديل الصور' }).click();
    await expect(desk.log().filter({ hasText: /rotation.*pause/ })).toHaveCount(1);
    expect(await chainOf(desk, /rotation.*pause/)).toEqual([
      '1 pause at rotation',
      '2 rested at designs',
      '3 hold at cabins',
      '4 hold at doors',
      '5 hold at buttons',
      '6 hold at walls',
      '7 hold at flooring',
    ]);
    await desk.site.getByRole('button', { name: 'كلاسيكية' }).click();
    expect(await chainOf(desk, /cabins.*pick/)).toEqual(['1 pick at cabins', '2 chose at choices']);
    // Pressing a step of the chain selects this step.
    await desk.button('2 chose at choices').click();
    await expect.poll(() => desk.active()).toContain('choices');
  });

  test('the causal chain of a step lists the steps that a link of the menu caused @mobile', async ({
    desk,
  }) => {
    await desk.window.setViewportSize({ width: 1440, height: 900 });
    await desk.open();
    await desk.site.getByRole('button', { name: 'افتح القائمة' }).click();
    await desk.site.getByRole('dialog').getByRole('link').nth(1).click();
    await expect(desk.log().filter({ hasText: /site.*navigated/ })).toHaveCount(1);
    await expect(desk.log().filter({ hasText: /site.*done paint/ })).toHaveCount(1);
    const chain = await chainOf(desk, /site.*navigated/);
    expect(chain[0]).toBe('1 navigated at site');
    expect(chain.map((link) => link.replace(/^\d+ /, ''))).toEqual(
      expect.arrayContaining([
        'stop at elevators',
        'close at menu',
        'done paint at menu',
        'done paint at site',
      ]),
    );
  });

  test('the causal chain of a failed send leads to the language switch that waited for it @desktop', async ({
    desk,
    expected,
  }) => {
    expected.push(/Failed to load resource/, /Email sending failed/);
    await desk.open('/contact');
    const sends: Route[] = [];
    await desk.site.route('**/api/**', (route) => void sends.push(route));
    for (const field of await desk.site.locator('form').getByRole('textbox').all())
      await field.fill('a@b.co');
    await desk.site.locator('form').getByRole('spinbutton').fill('0501234567');
    await desk.site.locator('form').getByRole('button').last().click();
    await desk.site.locator('button[lang]').first().click();
    await expect(desk.log().filter({ hasText: 'waitingForForm' })).toHaveCount(1);
    await sends[0]?.abort();
    await expect(desk.log().filter({ hasText: /language.*init.*"en"/ })).toHaveCount(1);
    expect(await chainOf(desk, /contactForm.*submit/)).toEqual([
      '1 submit at contactForm',
      '2 init at send',
      '3 promise.reject at send',
      '4 error send at contactForm',
      '5 init at announcement',
      '6 promise.resolve at announcement',
      '7 done announcement at contactForm',
      '8 finished at language',
      '9 init at store',
      '10 promise.resolve at store',
      '11 done store at language',
      '12 arrived at choices',
      '13 init at reload',
    ]);
  });
});
