import type { Bilingual } from '../../src/i18n/Bilingual';
import { withId } from './content';
import { find, inside, type Placed, type Thing, told } from './Observation';
import type { Finder, SiteDriver, Text } from './SiteDriver';

/** The content of a tab: its title, and its picture. */
export interface Tab extends Bilingual<'title' | 'alt'> {
  readonly id: string;
  readonly image: string;
}

/** Scrolls to the panel of the tabs under a heading. */
export const scrollToTabs = (site: SiteDriver, heading: Text): Promise<void> =>
  site.page
    .getByRole('region', { name: site.say(heading), exact: true })
    .getByRole('tabpanel')
    .scrollIntoViewIfNeeded();

export async function visitTabs(site: SiteDriver, heading: Text): Promise<void> {
  await site.visit('/');
  await scrollToTabs(site, heading);
}

/**
 * Every way to select an option when `selected` is selected: by press or key. Arrow keys select along the text's line, or along the column.
 */
function waysToSelect<Option extends string>(
  options: readonly Option[],
  selected: Option,
  along: 'line' | 'column',
) {
  const at = options.indexOf(selected);
  const from = (index: number): Option => options.at(index % options.length) ?? selected;
  const way = (option: Option, by: string) => ({ type: 'select' as const, option, by });
  return [
    ...options.map((option) => way(option, 'press')),
    way(from(at + 1), along === 'line' ? 'forward' : 'down'),
    way(from(at - 1), along === 'line' ? 'back' : 'up'),
    way(from(0), 'Home'),
    way(from(-1), 'End'),
  ];
}

const keys: Readonly<Record<string, readonly [leftToRight: string, rightToLeft: string]>> = {
  forward: ['ArrowRight', 'ArrowLeft'],
  back: ['ArrowLeft', 'ArrowRight'],
  down: ['ArrowDown', 'ArrowDown'],
  up: ['ArrowUp', 'ArrowUp'],
  Home: ['Home', 'Home'],
  End: ['End', 'End'],
};

/** The event that selects a tab, with a case for each way. */
export const selecting = <Each extends Tab>(
  heading: Text,
  tabs: readonly Each[],
  along: 'line' | 'column',
) => {
  const ids = tabs.map(({ id }): Each['id'] => id);
  return {
    cases: ({ value }: { readonly value: Each['id'] }) => waysToSelect(ids, value, along),
    execute: ({ driver: site, event: { option, by } }: Selecting) =>
      selectTab(site, heading, site.read(withId(tabs, option), 'title'), by),
  };
};

interface Selecting {
  readonly driver: SiteDriver;
  readonly event: { readonly option: string; readonly by?: string };
}

/** Selects a tab in the way that `by` names. With a key, the focus moves to the selected tab. */
export async function selectTab(site: SiteDriver, heading: Text, title: string, by = 'press') {
  const list = (things: readonly Placed[]) => inside(things, 'tablist', site.say(heading));
  const tab: Finder = (things) => find(list(things), 'tab', title);
  if (by === 'press') return site.press(tab, { stays: true });
  const key = keys[by]?.[site.language === 'ar' ? 1 : 0];
  if (!key) throw new Error(`No key goes "${by}"`);
  await site.type((things) => list(things).find(({ selected }) => selected), key);
  await site.shows((things) => tab(things)?.focus).toEqual('shown');
}

/** Expects that one tab is selected, that the Tab key reaches it, and that the panel shows only its picture and then `facts`. */
export async function showsTab(
  site: SiteDriver,
  heading: Text,
  tabs: readonly Tab[],
  selected: Tab,
  facts: readonly Thing[],
): Promise<void> {
  const title = site.read(selected, 'title');
  await site
    .shows((things) => {
      const section = inside(things, 'region', site.say(heading));
      const list = inside(section, 'tablist', site.say(heading));
      const panel = find(section, 'tabpanel');
      return {
        tabs: told(list),
        tabbable: list.filter(({ tabbable }) => tabbable).map(({ name }) => name),
        panel: panel?.name,
        pictures: panel?.pictures,
        facts: told(inside(section, 'tabpanel', title)),
      };
    })
    .toEqual({
      tabs: tabs.map((tab) => ({
        role: 'tab',
        name: site.read(tab, 'title'),
        selected: tab === selected,
      })),
      tabbable: [title],
      panel: title,
      pictures: [selected.image],
      facts: [{ role: 'img', name: site.read(selected, 'alt') }, ...facts],
    });
}
