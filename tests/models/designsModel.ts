import { designsMachine } from '../../machines/designsMachine';
import { type Design, designs, withId } from './content';
import { designCategories, designs as reference } from './reference/choiceReferences';
import type { SystemState } from '../harness/index';
import { openChoices, optionBefore } from './openChoices';
import { siteModel } from './siteModel';
import { choosing } from './pageFrame';
import type { SiteDriver } from './SiteDriver';
import { cardOf, expander, rotationEvents, section, showsCards } from './designCards';

/** The ways to select a card: every card by its picture, and one card each by its title and by the Enter key. */
function waysToSelect(selected: Design['id']) {
  const at = designCategories.indexOf(selected);
  const way = (steps: number, by: string) => ({
    type: 'select' as const,
    option: designCategories[(at + steps) % designCategories.length] ?? selected,
    by,
  });
  const pictures = designCategories.map((_, steps) => way(steps, 'picture'));
  return [...pictures, way(1, 'title'), way(2, 'Enter')];
}

async function select(site: SiteDriver, design: Design, by?: string): Promise<void> {
  if (by === 'title') return site.press(expander(site, design), { stays: true });
  if (by === 'Enter') return site.type(expander(site, design), 'Enter');
  // Presses near the upper left corner of the card, where there is only its picture.
  await site.press(cardOf(site, design), { position: { x: 60, y: 12 }, stays: true });
}

const isPaused = (state: SystemState): boolean => state.of('rotation').matches('paused');

/** The model of the design cards, of which one is expanded; their pictures rotate or are paused. */
export const designsModel = siteModel({
  name: 'designs',
  changes: choosing,
  machine: designsMachine,
  reference,
  within: { root: designsMachine, name: 'designs' },
  beside: isPaused,
  limit: 2 * designCategories.length,
  start: async (site) => {
    await site.visitWithStoppedClock('/');
    await section(site).scrollIntoViewIfNeeded();
  },
  events: {
    select: {
      cases: ({ value }, state) => (isPaused(state) ? [] : waysToSelect(value)),
      execute: ({ driver: site, event: { option, by } }) =>
        select(site, withId(designs, option), by),
    },
    adopt: {
      cases: ({ value }, state) =>
        isPaused(state)
          ? []
          : [{ type: 'adopt' as const, option: optionBefore(designCategories, value) }],
      execute: ({ driver: site, event: { option } }) =>
        // An address does not name the default category, so this one names another choice instead.
        openChoices(site, { design: option, ...(option === 'cabins' && { elevator: 'food' }) }),
    },
    ...rotationEvents,
  },
  states: Object.fromEntries(
    designCategories.map((category) => [
      category,
      async ({ driver: site }) => {
        const cards = designs.map((design) => ({ design, index: 0 }));
        await showsCards(site, cards, category);
      },
    ]),
  ),
});
