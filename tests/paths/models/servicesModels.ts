import { type ServiceCard, serviceCards, servicesMachine } from '../../../machines/servicesMachine';
import { services } from '../../../src/content/services';
import { expect, expectSoon } from '../expect';
import type { ModelDefinition } from '../ModelDefinition';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';

/** The step of the model's row, in CSS pixels; on the page the width of its cards takes the place of `cardWidth`. */
const gap = 2;
const cardWidth = 300;

/** The section of the services. */
export const section = (site: Site) =>
  site.page.getByRole('region', { name: site.say('Our_Services'), exact: true });
const row = (site: Site) => section(site).getByRole('list');
const bars = (site: Site) =>
  section(site)
    .getByRole('group', { name: site.say('Choose_Service') })
    .getByRole('button');
const titles = (site: Site) => services.map((service) => site.read(service, 'title'));

/** Moves the row at once, as far as `steps` cards from its start, as a visitor's hand does. */
export const moveRow = (site: Site, steps: number) =>
  row(site).evaluate((list, count) => {
    const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: (width + 2) * direction * count, behavior: 'instant' });
  }, steps);

/** Expects the row at a card: scrolled by as many steps, and that card where the first one stood. */
export async function isAt(site: Site, card: ServiceCard): Promise<void> {
  const index = serviceCards.indexOf(card);
  await expectSoon(() =>
    row(site).evaluate((list, at) => {
      const outer = list.getBoundingClientRect();
      const item = list.children[at] ?? list;
      const inner = item.getBoundingClientRect();
      const isMirrored = getComputedStyle(list).direction === 'rtl';
      const start = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      const distance = isMirrored ? outer.right - inner.right : inner.left - outer.left;
      const width = list.firstElementChild?.getBoundingClientRect().width ?? 0;
      const wanted = (width + 2) * at * (isMirrored ? -1 : 1);
      return {
        missing: Math.round(wanted) - Math.round(list.scrollLeft) + 0,
        distance: Math.round(distance - start) + 0,
        heading: item.querySelector('h3')?.textContent,
      };
    }, index),
  ).toEqual({ missing: 0, distance: 0, heading: titles(site)[index] });
}

/** Expects that the bar of a card, and no other, is current and wide. */
async function isCurrent(site: Site, card: ServiceCard): Promise<void> {
  await expectSoon(() =>
    bars(site).evaluateAll((buttons) => {
      const widths = buttons.map((button) => button.getBoundingClientRect().width);
      const small = Math.min(...widths);
      return buttons.map((button, index) => [
        button.getAttribute('aria-current') === 'true',
        (widths[index] ?? 0) >= 2 * small,
      ]);
    }),
  ).toEqual(serviceCards.map((each) => [each === card, each === card]));
}

/** Counts from now on the offsets that the row passes. */
const countStops = (site: Site) =>
  row(site).evaluate((list: HTMLElement & { stops?: Set<number> }) => {
    if (!list.stops) list.addEventListener('scroll', () => list.stops?.add(list.scrollLeft));
    list.stops = new Set();
  });

/** Presses a bar, sees the row glide to its card, and brings the row back: the press alone changes no state. */
async function pressBar(site: Site, card: ServiceCard, from: ServiceCard): Promise<void> {
  await countStops(site);
  await site.press(bars(site).nth(serviceCards.indexOf(card)));
  await isAt(site, card);
  await isCurrent(site, card);
  const stops = await row(site).evaluate(
    (list: HTMLElement & { stops?: Set<number> }) => list.stops?.size ?? 0,
  );
  expect(stops > 2, 'the row glides').toBe(card !== from);
  await moveRow(site, serviceCards.indexOf(from));
}

/** A bar for each card to press from there: each bar once, near and far, forwards, backwards and its own. */
const bar = (at: ServiceCard) => ({
  type: 'select' as const,
  card: serviceCards.at(-serviceCards.indexOf(at)) ?? at,
});

type Services = ModelDefinition<typeof servicesMachine, void>;

const visit = async (site: Site) => {
  await site.visit('/');
  await section(site).scrollIntoViewIfNeeded();
  await expect(row(site).getByRole('listitem')).toHaveCount(serviceCards.length);
};

/** The row is scrolled by hand to each card, and as far as it goes. */
const scrolled: Services['events']['scrolled'] = {
  cases: [
    ...serviceCards.map((_, index) => ({ steps: index, by: 'hand' })),
    { steps: -3, by: 'hand before the start' },
    { steps: 9, by: 'hand past the end' },
  ].map(({ steps, by }) => ({
    type: 'scrolled' as const,
    scrollLeft: steps * (cardWidth + gap),
    cardWidth,
    direction: 'ltr' as const,
    by,
  })),
  execute: ({ site, event }) => moveRow(site, event.scrollLeft / (event.cardWidth + gap)),
  sneak: async ({ site, event, previous }) => {
    await moveRow(site, event.scrollLeft / (event.cardWidth + gap));
    await isAt(site, previous.value);
  },
};

const states = (assert: (site: Site, card: ServiceCard) => Promise<void>): Services['states'] =>
  Object.fromEntries(serviceCards.map((card) => [card, ({ site }) => assert(site, card)]));

const onDesktop = pathModel({
  name: 'services on desktop',
  machine: servicesMachine,
  limit: serviceCards.length,
  only: { layout: 'desktop' },
  start: async (site) => {
    await visit(site);
    await expect(bars(site)).toHaveCount(serviceCards.length);
    for (const [index, title] of titles(site).entries()) {
      await expect(bars(site).nth(index)).toHaveAccessibleName(title);
    }
  },
  events: {
    select: {
      cases: ({ value }) => [bar(value)],
      execute: ({ site, event, previous }) => pressBar(site, event.card, previous.value),
    },
    scrolled,
  },
  states: states(async (site, card) => {
    await isAt(site, card);
    await isCurrent(site, card);
  }),
});

const onMobile = pathModel({
  name: 'services on mobile',
  machine: servicesMachine,
  limit: serviceCards.length,
  only: { layout: 'mobile' },
  start: visit,
  events: { scrolled },
  unoffered: {
    select: {
      because: 'mobile shows the same row without pagination bars',
      absent: async (site) => {
        await expect(bars(site)).toHaveCount(0);
      },
    },
  },
  states: states(isAt),
});

/** The services row, as each layout has it. */
export const servicesModels = [onDesktop, onMobile];
