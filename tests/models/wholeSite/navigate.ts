import type { SystemState } from '../../harness';
import { followLink, names, pages } from '../menu';
import type { Layout, SiteDriver } from '../SiteDriver';
import type { SiteWorld } from './openSite';

const links = { '/': 'Home', '/about': 'navbar_About_Us', '/contact': 'Contact_Us' } as const;
type Path = keyof typeof links;
const paths = Object.keys(links) as Path[];

/** Where on the page the links are that lead to other pages, while the menu is closed. */
const places = { desktop: ['header', 'footer'], mobile: ['footer'] } as const;

const way = (path: Path, by: string) => ({ type: 'navigated' as const, path, by });

/** The ways to another page, and to the top of this one. */
export function ways(layout: Layout, stand: SystemState) {
  if (stand.of('menu').matches('opened')) return names.map((name) => way(pages[name], name));
  return [
    ...paths.flatMap((path) => places[layout].map((place) => way(path, place))),
    way('/', 'mark'),
  ];
}

/** Goes to a page by one of the ways. */
export async function navigate(
  site: SiteDriver,
  world: SiteWorld,
  { path, by = '' }: { readonly path: string; readonly by?: string },
): Promise<void> {
  if (by in pages) return followLink(site, world, by);
  const banner = site.page.getByRole('banner');
  const name = site.say(links[path as Path]);
  world.history.push(path);
  await site.press(
    by === 'footer'
      ? site.page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()
      : by === 'mark'
        ? banner.locator('a[href="/"]').first()
        : banner.getByRole('navigation').getByRole('link', { name, exact: true }),
  );
}
