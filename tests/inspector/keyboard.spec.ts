import { expect, test } from './inspectorTest';

test.describe('the inspector by keyboard and in any window @ar @desktop', () => {
  test('at most fifteen presses of Tab reach the chart, and arrow keys move within a list', async ({
    desk,
  }) => {
    await desk.openChart('elevators');
    await expect(desk.window.locator('[data-state="elevators"]')).toBeVisible();
    await desk.window.locator('header h1').click();
    const visited: string[] = [];
    for (let press = 0; press < 15; press += 1) {
      await desk.window.keyboard.press('Tab');
      const name = await desk.window.evaluate(() => document.activeElement?.ariaLabel ?? '');
      visited.push(name);
      if (name.startsWith('Transition')) break;
    }
    expect(visited.at(-1)).toMatch(/^Transition select/);
    await desk.actor('menu').focus();
    await desk.window.keyboard.press('ArrowDown');
    await expect(desk.actor('contactForm')).toBeFocused();
    await desk.window.keyboard.press('Home');
    await expect(desk.actor('site')).toBeFocused();
    await desk.log().last().getByRole('button').focus();
    await desk.window.keyboard.press('ArrowUp');
    await expect(desk.log().nth(-2).getByRole('button')).toBeFocused();
    for (let back = 0; back < 12; back += 1) await desk.window.keyboard.press('ArrowLeft');
    await expect(desk.log().locator('[aria-current=step]')).toBeInViewport();
  });

  test('arrow keys select another step, with Shift one of the same actor, and `/` starts a search', async ({
    desk,
  }) => {
    await desk.openChart('elevators');
    // Alternates between the tabs of two actors: those with index 5 and 6 belong to the second actor.
    for (const tab of [1, 5, 2, 6, 3]) await desk.site.getByRole('tab').nth(tab).click();
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);
    const scale = desk.window.getByLabel('Step shown');
    await desk.window.locator('header h1').click();
    await desk.window.keyboard.press('ArrowLeft');
    const place = Number(await scale.inputValue());
    await desk.window.keyboard.press('ArrowLeft');
    await expect(scale).toHaveValue(String(place - 1));
    await desk.window.keyboard.press('ArrowRight');
    await expect(scale).toHaveValue(String(place));
    await desk.goTo('select {"option":"platform"}');
    for (const [key, state] of [
      ['Shift+ArrowLeft', 'panorama'],
      ['Shift+ArrowLeft', 'gearless'],
      ['Shift+ArrowRight', 'panorama'],
    ] as const) {
      await desk.window.keyboard.press(key);
      await expect.poll(() => desk.active()).toEqual(['elevators', `elevators.${state}`]);
      const current = desk.log().locator('[aria-current]');
      await expect(current).toContainText(`elevatorsselect {"option":"${state}"}`);
    }
    await scale.fill('0');
    await expect(desk.actor('elevators')).toContainText('not yet');
    await desk.window.locator('header h1').click();
    await desk.window.keyboard.press('l');
    await expect(desk.button('Live')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.platform']);
    await desk.window.keyboard.press('/');
    await expect(desk.window.getByLabel('Search the log')).toBeFocused();
  });

  test('no control is cut off or covered, even at 200 % zoom', async ({ desk }) => {
    await desk.window.setViewportSize({ width: 1280, height: 800 });
    await desk.openChart('elevators');
    const rows = await desk.log().evaluateAll(
      (all) =>
        all.filter((row) => {
          const list = row.closest('section')?.getBoundingClientRect();
          const { top, bottom } = row.getBoundingClientRect();
          return list && top >= list.top && bottom <= list.bottom + 1;
        }).length,
    );
    expect(rows).toBeGreaterThanOrEqual(10);
    for (const box of await desk.window.locator('[data-state]').all())
      await expect(box).toBeInViewport({ ratio: 0.99 });
    await expect(desk.window.getByRole('img', { name: /^Map of/ })).toHaveCount(0);
    await desk.visit('/contact');
    await desk.site.locator('[name=subject]').fill('Lift');
    await desk.show('contactForm');
    await expect(desk.region('Context')).toContainText('1 changed by this step');
    for (const [width, height] of [
      [640, 400],
      [1024, 768],
      [1280, 800],
      [2560, 768],
    ] as const) {
      await desk.window.setViewportSize({ width, height });
      const lost = await desk.window.locator('button, input, textarea').evaluateAll((all) =>
        all
          .filter((each) => !each.closest('.react-flow, ul, ol') && each.checkVisibility())
          .flatMap((each) => {
            each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const { left, right, top, bottom } = each.getBoundingClientRect();
            const middle = (top + bottom) / 2;
            const isSeen = [left + 3, right - 3].every((x) => {
              const hit = document.elementFromPoint(x, middle);
              return hit && (each.contains(hit) || hit.contains(each));
            });
            return isSeen ? [] : [each.ariaLabel ?? each.textContent];
          }),
      );
      expect(lost, `${width} px`).toEqual([]);
      // The header is always in view; the other parts scroll only if the window is too narrow.
      await expect(desk.window.getByText('Open session')).toBeInViewport({ ratio: 0.99 });
      const isScrolled = await desk.window.evaluate(() =>
        [...document.querySelectorAll('html, main')].some(({ scrollLeft }) => scrollLeft > 0),
      );
      expect(isScrolled, `${width} px`).toBe(width < 940);
    }
  });
});
