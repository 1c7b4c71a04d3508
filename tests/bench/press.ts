import type { Locator } from '@playwright/test';

/** Presses a control until what that does is painted; by the pointer alone, since Playwright's `click` has the page laid out. */
export async function press(control: Locator) {
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not on the page: it cannot be pressed.`);
  const { mouse } = control.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await control.page().waitForTimeout(80);
  await mouse.up();
}
