import { machineList } from '../../machines/machineList';
import { chartOf } from '../../src/devtools/charts/chart';
import { expect, test } from './inspectorTest';

test.describe('the inspector watches pages @ar @desktop', () => {
  test('every machine’s chart shows the initial state first, then the others in document order', async ({
    desk,
  }) => {
    await desk.window.goto('/inspector.html');
    for (const machine of machineList) {
      const chart = chartOf(machine);
      await desk.showMachine(chart.id);
      await expect(desk.window.locator('[data-state]')).toHaveCount(chart.nodes.length);
      const lines = chart.edges.flatMap((edge) => edge.targets);
      await expect(desk.window.locator('[data-edge]')).toHaveCount(lines.length);
      const boxes = await desk.window.locator('[data-state]').evaluateAll((all) =>
        all.map((box) => {
          const { left, top } = box.getBoundingClientRect();
          return { id: box.getAttribute('data-state') ?? '', left, top };
        }),
      );
      for (const node of chart.nodes) {
        const siblings = chart.nodes
          .filter(({ parent }) => parent === node.parent)
          .map(({ id }) => boxes.find((box) => box.id === id) ?? { left: 0, top: 0, id });
        const own = siblings.find(({ id }) => id === node.id);
        if (node.isInitial && own) {
          const isFurther = ({ left }: { left: number }) => left < own.left - 1;
          expect(siblings.filter(isFurther), `before ${node.id}`).toEqual([]);
        }
        for (const [index, box] of siblings.entries()) {
          const before = siblings[index - 1];
          // States are in a line or in rows: each one is at least as far to the right as the one before, or below it.
          if (before)
            expect(box.left >= before.left - 1 || box.top > before.top, box.id).toBe(true);
        }
      }
    }
  });

  test('a large chart is readable, and follows the active state until the user moves it', async ({
    desk,
  }) => {
    await desk.window.emulateMedia({ reducedMotion: 'reduce' });
    await desk.openChart('cabins');
    const box = (id: string) => desk.window.locator(`[data-state="cabins.picture.${id}.showing"]`);
    const pick = async (id: string) => {
      await desk.send(JSON.stringify({ type: 'pick', picture: id }));
      await expect(box(id)).toHaveAttribute('data-active', 'true');
    };
    const pane = desk.window.locator('.react-flow__viewport');
    await expect(pane).toHaveAttribute('style', /scale\(0\.85\)/);
    await expect(desk.window.getByRole('img', { name: 'Map of cabins' })).toBeVisible();
    await pick('decorative');
    await expect(box('decorative')).toBeInViewport({ ratio: 0.99 });
    await expect(box('panorama')).not.toBeInViewport();
    const follow = desk.button('Follow what is active');
    await expect(follow).toHaveAttribute('aria-pressed', 'true');
    await desk.window.mouse.move(700, 200);
    await desk.window.mouse.wheel(0, 10);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    await pick('panorama');
    await expect(box('panorama')).not.toBeInViewport();
    await follow.click();
    await expect(box('panorama')).toBeInViewport({ ratio: 0.99 });
    await desk.show('safety');
    await expect(desk.window.getByRole('img', { name: /^Map of/ })).toHaveCount(0);
  });

  test('the details show the whole text of a label that is cut', async ({ desk }) => {
    await desk.window.goto('/inspector.html');
    await desk.showMachine('contactForm');
    const details = desk.window.getByRole('group', { name: /^Selected/ });
    await expect(details).toHaveCount(0);
    await expect(await desk.selectTransition(/^Transition restore/)).toHaveText(/…$/);
    await expect(details).toHaveText(
      /^restore.*\/ restoreCopy, dropCopy, keepDraft, returnToMessagefrom editing.failed to editing.writing/,
    );
    await expect(details).toContainText('Decisions, Contact form');
    await desk.selectState('contactForm.sending.trying');
    await expect(details).toHaveText(/^trying.*invoke sendMessage/);
    await desk
      .button(/^Transition restore/)
      .first()
      .press('Enter');
    await expect(details).toContainText('/ restoreCopy, dropCopy, keepDraft, returnToMessage');
  });

  test('the inspector shows the root, then the actor that was pressed last, until the user selects an actor', async ({
    desk,
  }) => {
    await desk.open();
    const heading = desk.region('Machine and log').getByRole('heading', { level: 2 }).first();
    const turned = desk.log().filter({ hasText: /flooring.*after / });
    await expect(turned).not.toHaveCount(0, { timeout: 30_000 });
    await expect(heading).toHaveText('site');
    await desk.site.getByRole('tab').nth(2).click();
    await expect(heading).toHaveText('elevators');
    const before = await turned.count();
    await expect.poll(() => turned.count(), { timeout: 30_000 }).toBeGreaterThan(before);
    await expect(heading).toHaveText('elevators');
    await desk.show('language');
    await desk.site.getByRole('tab').nth(1).click();
    await expect(heading).toHaveText('language');
  });

  test('two tabs that show the same page have different numbers in the inspector', async ({
    desk,
    context,
  }) => {
    await desk.open('/about');
    const other = await context.newPage();
    await other.goto('/about?inspect=local');
    const status = desk.window.getByRole('status').first();
    await expect(status).toHaveText('Live: /about (tab 1), /about (tab 2)');
    await expect(desk.region('Actors')).toContainText('/about (tab 2)');
  });

  test('a step that a timer caused names its cause', async ({ desk }) => {
    await desk.openChart('cabins');
    const turned = desk
      .log()
      .filter({ hasText: /cabins.*after / })
      .first();
    await turned.getByRole('button').click({ timeout: 30_000 });
    await expect(desk.region('State')).toContainText(/by after \w+, timed by cabins at /);
  });

  test('the microsteps of an event are listed, even those of `always` transitions', async ({
    desk,
  }) => {
    await desk.openChart('cabins');
    const pause = desk.site.getByRole('region', { name: 'تصاميمنا' }).getByRole('button').first();
    await pause.click();
    const steps = desk.window.getByRole('list', { name: 'Microsteps' });
    await expect(steps.getByRole('listitem')).toHaveText([/^1\. hold → /, /^2\. always → /]);
    expect(await desk.taken()).toEqual([
      // Accepts any picture, because the pictures may have rotated meanwhile.
      expect.stringMatching(/^cabins\.picture\.\w+\.showing always 0#0$/),
      'cabins.section.playing hold 0#0',
    ]);
  });

  test('the tree indents actors below their parents, and the search finds words in the log', async ({
    desk,
  }) => {
    await desk.open();
    for (const machine of machineList) await expect(desk.actor(machine.id)).toBeVisible();
    const startOf = (name: string) =>
      desk.actor(name).evaluate((row) => Number.parseFloat(getComputedStyle(row).paddingLeft));
    const starts = await Promise.all(['site', 'designs', 'cabins'].map(startOf));
    expect(starts).toEqual([...new Set(starts)].toSorted((one, other) => one - other));
    await expect(desk.region('Machines of the project')).toHaveCount(0);
    await expect(desk.actor('motion')).toHaveCount(0);
    await desk.button(/^Others \(\d+\)$/).click();
    await expect(desk.actor('motion')).toBeVisible();
    await desk.site.getByRole('tab').nth(2).click();
    await desk.search('"option":"panorama"');
    await expect(desk.log()).toHaveText([/elevators.*select.*pano/, /choices.*chose.*panorama/]);
    await desk.search('');
    await desk.actor('motion').click();
    await expect(desk.region('Machine and log')).toContainText('is no machine');
  });

  test('the context shows each value that a step changed, with the value before the step', async ({
    desk,
  }) => {
    await desk.openChart('contactForm', '/contact');
    const context = desk.window.getByRole('group', { name: 'Context', exact: true });
    const subject = desk.site.locator('[name=subject]');
    await subject.fill('Lift');
    await expect(context).toContainText(/subject\s*"" "Lift"/);
    await subject.fill('Lifts');
    await expect(context).toContainText(/subject\s*"Lift" "Lifts"/);
    await expect(desk.region('Context')).toContainText('1 changed by this step');
  });

  test('an actor that threw an error is marked, with the error and the event', async ({
    desk,
    expected,
  }) => {
    expected.push(/No dialog here/);
    await desk.site.setViewportSize({ width: 390, height: 844 });
    await desk.openChart('menu');
    await desk.site.evaluate(() =>
      Object.defineProperty(document.querySelector('dialog'), 'open', {
        set() {
          throw new Error('No dialog here');
        },
      }),
    );
    await desk.send('{"type":"open"}');
    await expect(desk.actor('menu')).toHaveAttribute('data-status', 'error');
    const said = /No dialog here.*failed in closed.*by open, which threw/s;
    await expect(desk.region('State')).toContainText(said);
    await expect(desk.log().filter({ hasText: 'No dialog here' })).toHaveText([
      /menu.*open/,
      /site.*error menu/,
    ]);
  });

  test('an inspector that opens late or is reloaded shows earlier events', async ({
    desk,
    context,
  }) => {
    await desk.open();
    await desk.site.getByRole('tab').nth(2).click();
    const late = await context.newPage();
    await late.goto('/inspector.html');
    await expect(late.getByRole('button', { name: /^elevators panorama/ })).toBeVisible();
    await desk.window.reload();
    await expect(desk.actor('elevators')).toContainText('panorama');
    await desk.site.goto('/about');
    await expect(desk.window.getByRole('status').first()).toHaveText(/Live: \/about/);
    await desk.window.reload();
    await expect(desk.log().filter({ hasText: 'panorama' }).first()).toBeVisible();
  });
});
