import type { Page } from '@playwright/test';
import { expect, test } from './inspectorTest';

/** The position and size of the outline that the page draws around an element, rounded. */
const frameOf = (site: Page) =>
  site.evaluate(() => {
    const { x, y, width, height } =
      document.querySelector('body > [popover]')?.getBoundingClientRect() ?? new DOMRect();
    return [x, y, width, height].map(Math.round);
  });

/** Whether the page outlines the focused element, as it does while picking is on. */
const isPicking = (site: Page) =>
  site.evaluate(() => {
    document.body.dispatchEvent(new Event('focusin'));
    return document.querySelector('body > [popover]') !== null;
  });

test.describe('picking a control of a page @desktop', () => {
  test('picking a control shows its events and its machine, and does not press it', async ({
    desk,
  }) => {
    await desk.open();
    const tabs = desk.site.getByRole('tab');
    for (const index of [2, 0]) await tabs.nth(index).click();
    await desk.button('Pick element').click();
    await tabs.nth(2).hover();
    const box = await tabs.nth(2).boundingBox();
    const [x = 0, y = 0] = await frameOf(desk.site);
    expect([x + 3, y + 3]).toEqual([box?.x, box?.y].map((each) => Math.round(each ?? 0)));
    await tabs.nth(2).click();
    const pane = desk.region('Element');
    await expect(pane.getByRole('listitem')).toHaveText([
      /^tab ./,
      /sent select .*panorama.* to elevators/,
      'shows elevators',
    ]);
    await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(() => desk.active()).toContain('elevators.gearbox');
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'false');
    // Once picking has ended, presses work on the page as usual.
    await tabs.nth(1).click();
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  test('picking an element without a machine shows that no machine is known for it', async ({
    desk,
  }) => {
    await desk.open();
    await desk.site.evaluate(() => {
      const note = document.body.appendChild(document.createElement('output'));
      note.textContent = 'A note';
      note.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99';
    });
    await desk.button('Pick element').click();
    await expect.poll(() => isPicking(desk.site)).toBe(true);
    await desk.site.getByText('A note').click();
    await expect(desk.region('Element')).toContainText('output A note');
    await expect(desk.region('Element').getByRole('status')).toHaveText(
      'No machine is known to have anything to do with it.',
    );
  });

  test('by keyboard, E starts picking, Enter picks the focused control, and Escape ends picking', async ({
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
    // Picking stays on when the page is reloaded meanwhile.
    await desk.site.reload();
    await expect.poll(() => isPicking(desk.site)).toBe(true);
    await desk.site.getByRole('tab').nth(0).focus();
    await desk.site.keyboard.press('Escape');
    await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'false');
    await expect(desk.region('Element')).toHaveCount(0);
    await pick();
    await desk.site.keyboard.press('Enter');
    await expect(desk.region('Element')).toContainText('shows elevators');
  });

  test('picking a button that posts data and leaves the page runs none of its handlers', async ({
    desk,
    context,
  }) => {
    await desk.open();
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await desk.site.evaluate(() => {
      const button = document.createElement('button');
      button.textContent = 'Delete account';
      Object.assign(button.style, { position: 'fixed', inset: '0', zIndex: '99' });
      document.body.append(button);
      const perform = ({ type, target }: Event) => {
        if (target !== button) return;
        localStorage.setItem(`foreign ${type}`, 'kept');
        void fetch('/foreign', { method: 'POST' });
        const request = new XMLHttpRequest();
        request.open('POST', '/foreign');
        request.send();
        navigator.sendBeacon('/foreign', type);
        window.open('/foreign');
        window.location.assign('/foreign');
      };
      for (const type of ['pointerdown', 'mousedown', 'mouseup', 'click', 'contextmenu'])
        for (const each of [button, window]) each.addEventListener(type, perform, true);
      for (const type of ['keydown', 'keypress', 'keyup', 'submit'])
        for (const each of [button, window]) each.addEventListener(type, perform, true);
      button.focus();
    });
    const button = desk.site.getByRole('button', { name: 'Delete account' });
    const presses = [
      () => button.click({ button: 'right' }),
      () => desk.site.keyboard.press('Escape'),
      () => button.dblclick(),
      () => desk.site.keyboard.press('Enter'),
    ];
    for (const press of presses) {
      if ((await desk.button('Pick element').getAttribute('aria-pressed')) === 'false')
        await desk.button('Pick element').click();
      await expect.poll(() => isPicking(desk.site)).toBe(true);
      await press();
      if (press !== presses[0])
        await expect(desk.button('Pick element')).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(desk.region('Element')).toContainText('button Delete account');
    const kept = await desk.site.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('foreign')),
    );
    expect(kept).toEqual([]);
    expect(asked.filter((url) => url.includes('foreign'))).toEqual([]);
    expect(context.pages()).toHaveLength(2);
    expect(desk.site.url()).not.toContain('foreign');
  });

  test('picking works on disabled buttons and iframes, and Escape ends it', async ({ desk }) => {
    await desk.open();
    await desk.site.evaluate(() => {
      for (const [name, label, top] of [
        ['button', 'Not yet', '0'],
        ['iframe', 'Form', '40px'],
      ] as const) {
        const element = document.body.appendChild(document.createElement(name));
        Object.assign(element, { disabled: true, ariaLabel: label });
        element.style.cssText = `position: fixed; inset: ${top} auto auto 0; z-index: 99; width: 99px; height: 30px`;
        const inner = element instanceof HTMLIFrameElement ? element.contentDocument : undefined;
        inner?.addEventListener('click', () => (document.title = 'performed'));
      }
    });
    const picking = desk.button('Pick element');
    for (const [y, name] of [
      [10, 'button Not yet'],
      [60, 'iframe Form'],
    ] as const) {
      await picking.click();
      await expect.poll(() => isPicking(desk.site)).toBe(true);
      await desk.site.mouse.click(20, y);
      await expect(desk.region('Element')).toContainText(name);
      await expect(picking).toHaveAttribute('aria-pressed', 'false');
    }
    await picking.click();
    await picking.press('Escape');
    await expect(picking).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => isPicking(desk.site)).toBe(false);
    await expect(desk.site).not.toHaveTitle('performed');
  });
});
