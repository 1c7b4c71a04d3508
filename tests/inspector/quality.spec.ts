import { readdirSync, readFileSync } from 'node:fs';
import { runAxe } from '../access/runAxe';
import { scriptsOf } from '../scriptsOf';
import { expect, test } from './inspectorTest';

test.describe('the quality of the inspector @ar @desktop', () => {
  test('the build contains nothing of the inspector: `npm start` adds the inspector by one script', async ({
    request,
  }) => {
    const added = /<script>(?:(?!<\/script>).)*inspector\.html(?:(?!<\/script>).)*<\/script>/s;
    const scripts = new Set<string>();
    for (const path of ['', 'about/', 'contact/']) {
      const served = await (await request.get(`/${path}`)).text();
      const built = readFileSync(`dist/${path}index.html`, 'utf8');
      expect(served).toMatch(added);
      expect(served.replace(added, '')).toBe(built);
      for (const script of scriptsOf(built)) scripts.add(script);
    }
    expect(scripts.size).toBeGreaterThan(2);
    for (const script of scripts) {
      expect(await (await request.get(script)).body()).toEqual(readFileSync(`dist${script}`));
    }
    const texts = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(html|js|css|json|svg|txt|xml)$|_headers$/.test(name),
    );
    expect(texts.length).toBeGreaterThan(20);
    const ofInspector = /state-inspector|inspector\.html|inspect=|KeyI|react-flow|elkjs|statelyai/;
    expect(
      texts.filter((name) => ofInspector.test(name + readFileSync(`dist/${name}`, 'utf8'))),
    ).toEqual([]);
  });

  test('the inspector works under the site’s security policy, without a request to another origin', async ({
    desk,
  }) => {
    const response = await desk.window.goto('/inspector.html');
    const policy = response?.headers()['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    await desk.window.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`violation: ${violatedDirective} ${blockedURI}`),
      );
    });
    await desk.openChart('cabins');
  });

  test('axe finds no fault in the inspector, in light and in dark colours', async ({ desk }) => {
    test.setTimeout(120_000);
    await desk.window.emulateMedia({ reducedMotion: 'reduce' });
    await desk.openChart('cabins');
    await desk.site.close();
    for (const colorScheme of ['light', 'dark'] as const) {
      await desk.window.emulateMedia({ colorScheme });
      // Checks only the contrast in the dark colour scheme, because nothing but the colours differs.
      const look = colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] };
      expect(await runAxe(desk.window, look), colorScheme).toEqual([]);
    }
  });

  test('axe finds no fault in the inspector with a what-if, breakpoints and a picked element', async ({
    desk,
  }) => {
    test.setTimeout(120_000);
    await desk.window.emulateMedia({ reducedMotion: 'reduce' });
    await desk.openChart('elevators');
    await desk.site.getByRole('tab').nth(1).click();
    await desk.button('Pick element').click();
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => {
        await desk.site.getByRole('tab').nth(2).hover();
        return desk.site.locator('body > [popover]').count();
      })
      .toBe(1);
    await desk.site.getByRole('tab').nth(2).click();
    await expect(desk.region('Element')).toBeVisible();
    await desk.selectState('elevators.food');
    await desk.button('Stop on entry').click();
    await desk.button('select food').click();
    await desk.button('What if').click();
    await expect(desk.region('What if')).toBeVisible();
    expect(await runAxe(desk.window), 'a what-if').toEqual([]);
  });

  test('the inspector has dark colours if the system prefers them', async ({ desk }) => {
    const ground = () =>
      desk.window.locator('header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await desk.window.emulateMedia({ colorScheme: 'dark' });
    await desk.window.goto('/inspector.html');
    expect(await ground()).toBe('rgb(18, 17, 15)');
    await desk.window.emulateMedia({ colorScheme: 'light' });
    expect(await ground()).toBe('rgb(253, 252, 250)');
  });

  test('the inspector respects forced colours and reduced motion', async ({ desk }) => {
    await desk.window.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await desk.openChart('elevators');
    const style = (id: string) =>
      desk.window.locator(`[data-state="${id}"]`).evaluate((box) => {
        const { borderTopWidth, transitionDuration } = getComputedStyle(box);
        return { borderTopWidth, transitionDuration };
      });
    await expect.poll(() => desk.active()).toEqual(['elevators', 'elevators.gearbox']);
    const lit = { borderTopWidth: '3px', transitionDuration: '0s' };
    expect(await style('elevators.gearbox')).toEqual(lit);
    expect((await style('elevators.food')).borderTopWidth).toBe('1px');
  });

  test('the keyboard reaches the chart’s states and transitions, and their details', async ({
    desk,
  }) => {
    await desk.openChart('contactForm', '/contact');
    await desk.site.locator('[name=subject]').fill('Lift');
    await desk.button(/^Transition change .*, taken$/).press('Enter');
    const details = desk.window.getByRole('group', { name: /^Selected/ });
    await expect(details).toContainText('from editing to editing.writing');
    // Expects the description of the machine that is registered in the inspector: the build removes descriptions from the page.
    await expect(details).toContainText('A field is edited.');
    await desk.button('State writing, active').press('Enter');
    await expect(details).toHaveText(/^writing/);
    // Moves the focus to the previous element, which is out of view, like most of a large chart.
    await desk.window.keyboard.press('Shift+Tab');
    await expect(desk.window.locator('[data-state]:focus')).toBeInViewport({ ratio: 0.9 });
  });
});
