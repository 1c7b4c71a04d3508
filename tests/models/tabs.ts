import type { Locator } from '@playwright/test';
import type { Bilingual } from '../../src/i18n/Bilingual';
import type { Text, SiteDriver } from './SiteDriver';
import { expect, expectSoon } from '../harness';
import { ariaNode } from './ariaNode';
import { readFrames } from './readFrames';

/** A tab's content: what its tab says, and its picture. */
export interface Tab extends Bilingual<'title' | 'alt'> {
  readonly id: string;
  readonly image: string;
}

/** The section under a heading, its list of tabs, and the panel that belongs to it. */
export interface TabsPlace {
  readonly section: Locator;
  readonly list: Locator;
  readonly panel: Locator;
}

/** Where the tabs under a heading are. */
export const tabsOf = (site: SiteDriver, heading: Text): TabsPlace => {
  const section = site.page.getByRole('region', { name: site.say(heading), exact: true });
  return {
    section,
    list: section.getByRole('tablist', { name: site.say(heading) }),
    panel: section.getByRole('tabpanel'),
  };
};

/** Opens the home page and scrolls to the tabs under a heading. */
export async function visitTabs(site: SiteDriver, heading: Text): Promise<void> {
  await site.visit('/');
  await tabsOf(site, heading).panel.scrollIntoViewIfNeeded();
}

/**
 * Every way to select an option where `selected` is selected: by pressing it, or by the keys that lead to it.
 * `along` is how the arrow keys go: with the writing, or from top to bottom.
 */
export function waysToSelect<Option extends string>(
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

/** Selects a tab in the way that `by` names; by a key, focus moves along with the choice. */
export async function selectTab(
  site: SiteDriver,
  list: Locator,
  title: string,
  by = 'press',
): Promise<void> {
  const tab = list.getByRole('tab', { name: title, exact: true });
  if (by === 'press') return site.press(tab);
  const key = keys[by]?.[site.language === 'ar' ? 1 : 0];
  if (!key) throw new Error(`No key goes "${by}"`);
  await list.getByRole('tab', { selected: true }).focus();
  await site.page.keyboard.press(key);
  await expect(tab).toBeFocused();
}

/**
 * Expects that one tab, and only that, is selected and in the tab order, and that the panel is its own: it has the
 * picture and then `facts`, in the notation of aria snapshots, and nothing else; without `facts`, what it likes.
 */
export async function showsTab(
  site: SiteDriver,
  { section, panel }: TabsPlace,
  tabs: readonly Tab[],
  selected: Tab,
  facts?: readonly string[],
): Promise<void> {
  const title = site.read(selected, 'title');
  await expect(section).toMatchAriaSnapshot(
    [
      '- tablist:',
      '  - /children: equal',
      ...tabs.map(
        (tab) => `  - ${ariaNode('tab', site.read(tab, 'title'), `selected=${tab === selected}`)}`,
      ),
      `- ${ariaNode('tabpanel', title)}:`,
      `  - /children: ${facts ? 'deep-equal' : 'contain'}`,
      `  - ${ariaNode('img', site.read(selected, 'alt'))}`,
      ...(facts ?? []).map((fact) => `  ${fact}`),
    ].join('\n'),
  );
  await expect(section.locator('[role=tab][tabindex="0"]')).toHaveText([title]);
  await expectSoon(async () =>
    (await panel.evaluateAll(readFrames)).map(({ pictures }) => pictures),
  ).toEqual([[selected.image]]);
}
