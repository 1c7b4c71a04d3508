import type { Locator } from '@playwright/test';
import { type Design, designs } from './content';
import { expect, expectSoon } from '../harness';
import type { SiteDriver, Text } from './SiteDriver';
import { ariaNode } from './ariaNode';
import { readFrames } from './readFrames';

/** The section of the designs. */
export const section = (site: SiteDriver): Locator =>
  site.page.getByRole('region', { name: site.say('Our_Designs'), exact: true });

/** The card of a category. */
export const cardOf = (site: SiteDriver, design: Design): Locator =>
  section(site).getByRole('group', { name: site.read(design, 'title'), exact: true });

/** The button that carries a card's title and expands the card. */
export const expanderOf = (site: SiteDriver, design: Design): Locator =>
  cardOf(site, design).getByRole('heading').getByRole('button');

/** The pill of a card's variant; `index` counts from 0. */
export const pillOf = (site: SiteDriver, design: Design, index: number): Locator =>
  cardOf(site, design)
    .getByRole('group', { name: site.say('Variants', { title: site.read(design, 'title') }) })
    .getByRole('button')
    .nth(index);

/** The section's button that pauses its pictures, or lets them play. */
export const rotationButton = (site: SiteDriver): Locator =>
  section(site).getByRole('button', {
    name: new RegExp(`^(${site.say('Pause_Pictures')}|${site.say('Play_Pictures')})$`),
  });

/** Expects that the section has no button that says so: where its pictures turn none plays, where they rest none pauses. */
export const hasNoButton = (site: SiteDriver, text: Text): Promise<void> =>
  expect(
    section(site).getByRole('button', { name: site.say(text), exact: true, includeHidden: true }),
  ).toHaveCount(0);

/** A card and the variant that it shows; `index` counts from 0. */
export interface ShownCard {
  readonly design: Design;
  readonly index: number;
}

/** Where a card is said to be, or all cards in the page's order. */
const placeOf = (site: SiteDriver, [first, second]: readonly ShownCard[]): Locator =>
  first && !second ? cardOf(site, first.design) : section(site);

/**
 * Expects what is said of a card, or of all cards in the page's order: the picture of one variant, that variant's pill
 * pressed and no other, and of the expanded card its text and the link to its folder. Doors has none (specification,
 * section 3).
 */
async function saysCards(
  site: SiteDriver,
  cards: readonly ShownCard[],
  expanded: Design['id'],
): Promise<void> {
  const lines = cards.flatMap((card) => linesOf(site, card, expanded));
  await expect(placeOf(site, cards)).toMatchAriaSnapshot(lines.join('\n'));
}

/**
 * Expects what is to be seen of cards: the picture of one variant and its pill pressed, and of all cards that one is
 * expanded and has the most room.
 */
export async function seesCards(
  site: SiteDriver,
  cards: readonly ShownCard[],
  expanded: Design['id'],
): Promise<void> {
  const frames = site.page.locator('[role=group]:has(h3)');
  await expectSoon(async () => {
    const seen = await frames.evaluateAll(readFrames);
    const most = Math.max(...seen.map(({ room }) => room));
    return seen.map(({ isExpanded, room, pictures, pressed }, index) => {
      const isShown = cards.some(({ design }) => design === designs[index]);
      return { isExpanded, isLargest: room === most, ...(isShown && { pictures, pressed }) };
    });
  }).toEqual(
    designs.map((design) => {
      const isExpanded = design.id === expanded;
      const shown = cards.find((card) => card.design === design);
      return {
        isExpanded,
        isLargest: isExpanded,
        ...(shown && {
          pictures: [design.images[shown.index]?.image],
          pressed: design.images.map((_, index) => index === shown.index),
        }),
      };
    }),
  );
}

/** Expects what is said of cards, and what is to be seen of them. */
export async function showsCards(
  site: SiteDriver,
  cards: readonly ShownCard[],
  expanded: Design['id'],
): Promise<void> {
  await saysCards(site, cards, expanded);
  await seesCards(site, cards, expanded);
}

/** A card in the notation of aria snapshots. */
function linesOf(site: SiteDriver, { design, index }: ShownCard, expanded: Design['id']): string[] {
  const variant = design.images[index];
  const title = site.read(design, 'title');
  const isExpanded = design.id === expanded;
  return [
    `- ${ariaNode('group', title)}:`,
    '  - /children: deep-equal',
    `  - ${ariaNode('img', variant && site.read(variant, 'alt'))}`,
    `  - ${ariaNode('heading', title, 'level=3')}:`,
    `    - ${ariaNode('button', title, `expanded=${isExpanded}`)}`,
    ...(isExpanded ? [`  - paragraph: ${JSON.stringify(site.read(design, 'description'))}`] : []),
    `  - ${ariaNode('group', site.say('Variants', { title }))}:`,
    ...design.images.map(
      (each) =>
        `    - ${ariaNode('button', site.read(each, 'title'), `pressed=${each === variant}`)}`,
    ),
    ...(isExpanded && design.id !== 'doors'
      ? [`  - ${ariaNode('link', site.say('Browse_Designs'))}:`, `    - /url: ${design.link}`]
      : []),
  ];
}

/**
 * Opens the home page at the designs with the clock stopped and all pictures at the beginning of their time:
 * pausing and playing starts every card's time anew.
 */
export async function visitDesigns(site: SiteDriver): Promise<void> {
  await site.visitWithStoppedClock('/');
  await section(site).scrollIntoViewIfNeeded();
  await site.press(rotationButton(site));
  await site.press(rotationButton(site));
}
