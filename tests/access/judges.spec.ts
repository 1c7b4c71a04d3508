import { allPaths } from '../sitePaths';
import { expect, test } from '../test';
import { layoutWidths } from './layoutWidths';
import { runEqualAccess } from './runEqualAccess';

test('IBM’s accessibility engine finds no violation on any page, at any width @everywhere', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const height = page.viewportSize()?.height ?? 0;
  for (const path of allPaths) {
    await site.visit(path);
    for (const width of layoutWidths[site.layout]) {
      await page.setViewportSize({ width, height });
      expect.soft(await runEqualAccess(page), `${path}, ${width} px`).toEqual([]);
    }
  }
});
