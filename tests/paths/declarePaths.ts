import type { PathTest } from '../harness';
import type { SiteDriver } from '../models/SiteDriver';
import { test } from '../test';

/** Declares tests of paths, each after what `prepare` does to its page. */
export function declarePaths(
  tests: readonly PathTest[],
  prepare: (site: SiteDriver) => Promise<unknown> | void = () => {},
): void {
  for (const { group, title, tag, run } of tests)
    test.describe(group, { tag }, () => {
      test(title, async ({ site }, info) => {
        await prepare(site);
        await run(site, info);
      });
    });
}
