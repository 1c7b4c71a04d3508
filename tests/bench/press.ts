import type { Locator } from '@playwright/test';

/**
 * Presses a control for a moment, so that what pressing does to the page has been painted. By the pointer alone:
 * Playwright's `click` listens in the page to where it lands, which has the page laid out, and that would be measured.
 */
export async function press(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page: it cannot be pressed.`);
  const { mouse } = control.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await control.page().waitForTimeout(80);
  await mouse.up();
}
