import type { Page } from '@playwright/test';
import type { Entry, Step } from '../../src/charts/records';
import type { FoundElement } from '../../src/inspector/model/FoundElement';
import { expect, test } from './inspectorTest';

/** The controls that speak to actors: those that lead somewhere else say only where to. */
const speaking = 'button:visible, [role=tab]:visible, input:visible, textarea:visible';

/** Where the page draws its frame, rounded. */
const frameOf = (site: Page) =>
  site.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('body > [popover]')?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height].map(Math.round);
  });

/** What pages tell inspectors from now on. */
async function listen(window: Page) {
  await window.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard, channel: new BroadcastChannel('state-inspector') });
    const { channel } = globalThis as unknown as { channel: BroadcastChannel };
    channel.addEventListener('message', ({ data }) => heard.push(data));
  });
  const heard = <Message>(type: string) =>
    window.evaluate(
      (wanted) =>
        (globalThis as unknown as { heard: { type: string }[] }).heard.filter(
          (each) => each.type === wanted,
        ),
      type,
    ) as Promise<Message[]>;
  return {
    found: async () => (await heard<{ found: FoundElement }>('found')).map(({ found }) => found),
    /** The steps that no other actor sent. */
    steps: async () =>
      (await heard<{ entries: Entry[] }>('entries'))
        .flatMap(({ entries }) => entries)
        .flatMap((entry): Step[] =>
          entry.type === 'step' && !entry.step.source ? [entry.step] : [],
        ),
  };
}

test.describe('a control of a page and the states behind it @desktop', () => {
  test('a picked control says to whom it speaks and what it shows, and is not pressed', async ({
    desk,
  }) => {
    await desk.open();
    const tabs = desk.site.getByRole('tab');
    await desk.button('Pick element').click();
    await tabs.nth(2).hover();
    const box = await tabs.nth(2).boundingBox();
    const [x = 0, y = 0] = await frameOf(desk.site);
    expect([x + 3, y + 3]).toEqual([box?.x, box?.y].map((each) => Math.round(each ?? 0)));
    await tabs.nth(2).click();
    const pane = desk.region('Element');
    await expect(pane.getByRole('listitem')).toHaveText([
      /^tab ./,
      /sends select .*panorama.* to elevators/,
      'shows elevators',
    ]);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => desk.active()).toContain('elevators.gearbox');
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'false');
    // From then on the page is used as ever.
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
  });

  test('with the keyboard too: E frames what has the focus, Enter asks about it, Escape leaves', async ({
    desk,
  }) => {
    await desk.open();
    await desk.site.getByRole('tab').nth(0).focus();
    const pick = async () => {
      await desk.actor('elevators').press('e');
      await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => frameOf(desk.site)).not.toEqual([0, 0, 0, 0]);
    };
    await pick();
    await desk.site.keyboard.press('Escape');
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'false');
    await expect(desk.region('Element')).toHaveCount(0);
    await pick();
    await desk.site.keyboard.press('Enter');
    await expect(desk.region('Element')).toContainText('to elevators');
  });

  test('a step frames the control that it came of, while it is pointed at', async ({ desk }) => {
    await desk.open();
    const tab = desk.site.getByRole('tab').nth(3);
    await tab.click();
    await desk.log().filter({ hasText: 'platform' }).last().hover();
    const box = await tab.boundingBox();
    await expect
      .poll(() => frameOf(desk.site))
      .toEqual([
        ...[box?.x ?? 0, box?.y ?? 0].map((each) => Math.round(each - 3)),
        ...[box?.width ?? 0, box?.height ?? 0].map((each) => Math.round(each + 6)),
      ]);
    await desk.button('Pick element').hover();
    await expect.poll(() => frameOf(desk.site)).toEqual([0, 0, 0, 0]);
  });

  for (const path of ['/', '/contact'])
    test(`every control of ${path} sends what it was said to send`, async ({ desk }) => {
      test.slow();
      await desk.open(path);
      const { found, steps } = await listen(desk.window);
      const controls = desk.site.locator(speaking);
      const isToggle = (at: number) =>
        controls.nth(at).evaluate((each) => each.matches('button[lang]'));
      let right = 0;
      let all = 0;
      const wrong: string[] = [];
      for (let at = 0; at < (await controls.count()); at += 1) {
        // It loads the page anew.
        if (await isToggle(at)) continue;
        all += 1;
        await desk.window.bringToFront();
        const [before, told] = [(await steps()).length, (await found()).length];
        await desk.button('Pick element').click();
        await controls.nth(at).dispatchEvent('click');
        await expect.poll(async () => (await found()).length).toBe(told + 1);
        const said = (await found()).at(-1);
        const kind = await controls
          .nth(at)
          .evaluate((each) =>
            each.matches('input, textarea') ? each.getAttribute('type') : 'button',
          );
        if (kind !== 'button')
          await controls.nth(at).pressSequentially(kind === 'email' ? 'a@b.co' : '1');
        else await controls.nth(at).click({ position: { x: 8, y: 8 } });
        const sent = async () =>
          (await steps())
            .slice(before)
            .filter(({ element }) => element === said?.selector)
            .map(({ actor, event }) => `${actor} ${event.type}`)
            .filter((each, index, list) => each !== list[index - 1]);
        const wanted = said?.sends.map(({ actor, event }) => `${actor} ${event.type}`) ?? [];
        try {
          await expect.poll(sent, { timeout: 5000 }).toEqual(wanted);
          right += 1;
        } catch {
          wrong.push(`${said?.name}: said ${wanted.join()}, sent ${(await sent()).join()}`);
        }
      }
      test.info().annotations.push({ type: 'controls', description: `${right} of ${all}` });
      expect(wrong).toEqual([]);
    });
});
