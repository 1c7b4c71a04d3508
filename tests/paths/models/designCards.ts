import type { Locator } from '@playwright/test';
import { type Design, designs } from '../../../src/content/designs';
import { expect, expectSoon } from '../expect';
import type { Site } from '../Site';
import { node } from './aria';
import { readFrames } from './readFrames';

/** The section of the designs. */
export const section = (site: Site): Locator =>
  site.page.getByRole('region', { name: site.say('Our_Designs'), exact: true });

/** The card of a category. */
export const cardOf = (site: Site, design: Design): Locator =>
  section(site).getByRole('group', { name: site.read(design, 'title'), exact: true });

/** The button that carries a card's title and expands the card. */
export const expanderOf = (site: Site, design: Design): Locator =>
  cardOf(site, design).getByRole('heading').getByRole('button');

/** The pill of a card's variant; `index` counts from 0. */
export const pillOf = (site: Site, design: Design, index: number): Locator =>
  cardOf(site, design)
    .getByRole('group', { name: site.say('Variants', { title: site.read(design, 'title') }) })
    .getByRole('button')
    .nth(index);

/** The section's button that pauses its pictures, or lets them play. */
export const rotationButton = (site: Site): Locator =>
  section(site).getByRole('button', {
    name: new RegExp(`^(${site.say('Pause_Pictures')}|${site.say('Play_Pictures')})$`),
  });

/** A card and the variant that it shows; `index` counts from 0. */
export interface ShownCard {
  readonly design: Design;
  readonly index: number;
}

/** Where a card is said to be, or all cards in the page's order. */
const placeOf = (site: Site, [first, second]: readonly ShownCard[]): Locator =>
  first && !second ? cardOf(site, first.design) : section(site);

/**
 * Expects what is said of a card, or of all cards in the page's order: the picture of one variant, that variant's pill
 * pressed and no other, and of the expanded card its text and the link to its folder. Doors has none (specification,
 * section 3).
 */
async function saysCards(
  site: Site,
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
  site: Site,
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
  site: Site,
  cards: readonly ShownCard[],
  expanded: Design['id'],
): Promise<void> {
  await saysCards(site, cards, expanded);
  await seesCards(site, cards, expanded);
}

/** A card in the notation of aria snapshots. */
function linesOf(site: Site, { design, index }: ShownCard, expanded: Design['id']): string[] {
  const variant = design.images[index];
  const title = site.read(design, 'title');
  const isExpanded = design.id === expanded;
  return [
    `- ${node('group', title)}:`,
    '  - /children: deep-equal',
    `  - ${node('img', variant && site.read(variant, 'alt'))}`,
    `  - ${node('heading', title, 'level=3')}:`,
    `    - ${node('button', title, `expanded=${isExpanded}`)}`,
    ...(isExpanded ? [`  - paragraph: ${JSON.stringify(site.read(design, 'description'))}`] : []),
    `  - ${node('group', site.say('Variants', { title }))}:`,
    ...design.images.map(
      (each) => `    - ${node('button', site.read(each, 'title'), `pressed=${each === variant}`)}`,
    ),
    ...(isExpanded && design.id !== 'doors'
      ? [`  - ${node('link', site.say('Browse_Designs'))}:`, `    - /url: ${design.link}`]
      : []),
  ];
}

/**
 * Opens the home page at the designs with the clock stopped and all pictures at the beginning of their time:
 * pausing and playing starts every card's time anew.
 */
export async function visitDesigns(site: Site): Promise<void> {
  await site.visitWithStoppedClock('/');
  await section(site).scrollIntoViewIfNeeded();
  await site.press(rotationButton(site));
  await site.press(rotationButton(site));
}
