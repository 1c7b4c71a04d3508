import { allPaths } from '../sitePaths';
import { expect, test } from '../test';
import { layoutWidths } from './layoutWidths';
import { nameOf, remarksOnPages } from './equalAccessRemarks';
import { runEqualAccess } from './runEqualAccess';

test('IBM’s engine remarks on the pages what is explained, and nothing else @everywhere', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  site.trouble.expect(/^status 404/, /Failed to load.*404/, /404 Not Found: /);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const height = page.viewportSize()?.height ?? 0;
  const known = remarksOnPages(site);
  const made = new Set<string>();
  for (const path of allPaths) {
    await site.visit(path);
    for (const width of layoutWidths[site.layout]) {
      await page.setViewportSize({ width, height });
      const { unexplained, explained } = await runEqualAccess(page, known);
      expect.soft(unexplained, `${path}, ${width} px`).toEqual([]);
      for (const remark of explained) made.add(nameOf(remark));
    }
  }
  expect([...made].toSorted(), 'explained, and still remarked').toEqual(
    known.map(nameOf).toSorted(),
  );
});
