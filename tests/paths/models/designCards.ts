import type { Locator } from '@playwright/test';
import { type Design, designs } from '../../../src/content/designs';
import { expect, expectSoon } from '../expect';
import type { Site } from '../Site';
import { node } from './aria';
import { showsPicture } from './showsPicture';

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

/**
 * Expects all of a card: the picture of one variant, that variant's pill pressed and no other, and, if it is the
 * expanded card, its text and the link to its folder. Doors has none (specification, section 3).
 */
export async function showsCard(
  site: Site,
  design: Design,
  index: number,
  isExpanded: boolean,
): Promise<void> {
  const variant = design.images[index];
  if (!variant) throw new Error(`${design.id} has no variant ${index}`);
  const title = site.read(design, 'title');
  await expect(cardOf(site, design)).toMatchAriaSnapshot(
    [
      `- ${node('group', title)}:`,
      '  - /children: deep-equal',
      `  - ${node('img', site.read(variant, 'alt'))}`,
      `  - ${node('heading', title, 'level=3')}:`,
      `    - ${node('button', title, `expanded=${isExpanded}`)}`,
      ...(isExpanded ? [`  - paragraph: ${JSON.stringify(site.read(design, 'description'))}`] : []),
      `  - ${node('group', site.say('Variants', { title }))}:`,
      ...design.images.map(
        (each) =>
          `    - ${node('button', site.read(each, 'title'), `pressed=${each === variant}`)}`,
      ),
      ...(isExpanded && design.id !== 'doors'
        ? [`  - ${node('link', site.say('Browse_Designs'))}:`, `    - /url: ${design.link}`]
        : []),
    ].join('\n'),
  );
  await showsPicture(cardOf(site, design), variant.image);
}

/** Expects that one card is expanded and has the most room, and that no other is. */
export async function showsExpanded(site: Site, id: Design['id']): Promise<void> {
  await site.finishMotion();
  await expectSoon(() =>
    section(site)
      .getByRole('heading', { level: 3 })
      .evaluateAll((headings) => {
        const cards = headings.map((heading) => {
          const box = heading.closest('[role=group]')?.getBoundingClientRect();
          return {
            area: box ? Math.round(box.width * box.height) : 0,
            isExpanded: heading.querySelector('button')?.ariaExpanded === 'true',
          };
        });
        const most = Math.max(...cards.map(({ area }) => area));
        return cards.map((card) => [card.isExpanded, card.area === most]);
      }),
  ).toEqual(designs.map((design) => [design.id === id, design.id === id]));
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
