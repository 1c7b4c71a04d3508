import type { SystemState } from '../../harness';
import { pagePaths } from '../../sitePaths';
import { followLink, names, pages } from '../menu';
import { linkTo } from '../Observation';
import type { Layout, SiteDriver } from '../SiteDriver';
import type { SiteWorld } from './openSite';

const way = (path: string, by: string) => ({ type: 'navigated' as const, path, by });

/** The ways to another page, and to the top of this one: by the menu where it is open, else by the links of the header and the footer. */
export function ways(layout: Layout, stand: SystemState) {
  if (stand.of('menu').matches('opened')) return names.map((name) => way(pages[name], name));
  const inHeader = layout === 'desktop' ? pagePaths : pagePaths.slice(0, 1);
  return [
    ...pagePaths.map((path) => way(path, 'contentinfo')),
    ...inHeader.map((path) => way(path, 'banner')),
  ];
}

/** Goes to a page by one of the ways. */
export async function navigate(
  site: SiteDriver,
  world: SiteWorld,
  { path, by = '' }: { readonly path: string; readonly by?: string },
): Promise<void> {
  if (by in pages) return followLink(site, world, by);
  world.history.push(path);
  await site.press(linkTo(by, path));
}
