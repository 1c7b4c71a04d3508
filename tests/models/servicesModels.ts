import type { ServiceCard } from '../../machines/choiceOptions';
import { moving } from './pageFrame';
import { servicesMachine } from '../../machines/servicesMachine';
import { services } from './content';
import { serviceCards, services as reference } from './reference/frameReferences';
import { expect, expectSoon, type ModelDefinition } from '../harness/index';
import { siteModel } from './siteModel';
import type { Layout, SiteDriver } from './SiteDriver';

export const section = (site: SiteDriver) =>
  site.page.getByRole('region', { name: site.say('Our_Services'), exact: true });
const row = (site: SiteDriver) =>
  section(site).getByRole('group', { name: site.say('Our_Services') });
const bars = (site: SiteDriver) =>
  section(site)
    .getByRole('group', { name: site.say('Choose_Service') })
    .getByRole('button');
const titles = (site: SiteDriver) => services.map((service) => site.read(service, 'title'));

/** Scrolls the row at once to `steps` cards from its start, as a visitor's hand does. */
export const moveRow = (site: SiteDriver, steps: number) =>
  row(site).evaluate((list, count) => {
    const width = list.querySelector('li')?.getBoundingClientRect().width ?? 0;
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollTo({ left: (width + 2) * direction * count, behavior: 'instant' });
  }, steps);

/** Expects that the row is scrolled to a card: this card is now where the first one was. */
export async function isAt(site: SiteDriver, card: ServiceCard): Promise<void> {
  const index = serviceCards.indexOf(card);
  await expectSoon(() =>
    row(site).evaluate((list, at) => {
      const outer = list.getBoundingClientRect();
      const item = list.querySelectorAll('li')[at] ?? list;
      const inner = item.getBoundingClientRect();
      const isMirrored = getComputedStyle(list).direction === 'rtl';
      const start = Number.parseFloat(getComputedStyle(list).paddingInlineStart);
      const distance = isMirrored ? outer.right - inner.right : inner.left - outer.left;
      const width = list.querySelector('li')?.getBoundingClientRect().width ?? 0;
      const wanted = (width + 2) * at * (isMirrored ? -1 : 1);
      return {
        missing: Math.round(wanted) - Math.round(list.scrollLeft) + 0,
        distance: Math.round(distance - start) + 0,
        heading: item.querySelector('h3')?.textContent,
      };
    }, index),
  ).toEqual({ missing: 0, distance: 0, heading: titles(site)[index] });
}

/** Expects that of the bars below the row, one for each card, only the bar of this card is current and wide. */
async function isCurrent(site: SiteDriver, card: ServiceCard): Promise<void> {
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

/** Starts to count the scroll offsets of the row, to tell a smooth scroll from a jump. */
const countStops = (site: SiteDriver) =>
  row(site).evaluate((list: HTMLElement & { stops?: Set<number> }) => {
    if (!list.stops) list.addEventListener('scroll', () => list.stops?.add(list.scrollLeft));
    list.stops = new Set();
  });

/** Presses a bar, expects that the row glides to its card, and scrolls the row back, since a press alone changes no state. */
async function pressBar(site: SiteDriver, card: ServiceCard, from: ServiceCard): Promise<void> {
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

/**
 * The bar to press when a card is current. Over all cards, each bar is pressed once: near and far ones, forwards, backwards, and the
 * current card's own.
 */
const bar = (at: ServiceCard) => ({
  type: 'select' as const,
  card: serviceCards.at(-serviceCards.indexOf(at)) ?? at,
});

type Services = ModelDefinition<typeof servicesMachine, void, SiteDriver>;

const visit = async (site: SiteDriver) => {
  await site.visit('/');
  await section(site).scrollIntoViewIfNeeded();
  await expect(row(site).getByRole('heading')).toHaveCount(serviceCards.length);
};

/** Two places beyond the ends of the row to scroll to, in cards from its start. */
const steps = { 'before the start': -3, 'past the end': 9 } as const;
const stepsTo = (card: ServiceCard, by = '') =>
  by in steps ? steps[by as keyof typeof steps] : serviceCards.indexOf(card);

const scrolled: Services['events']['scrolled'] = {
  cases: [
    ...serviceCards.map((card) => ({ type: 'scrolled' as const, card })),
    { type: 'scrolled' as const, card: 'installations' as const, by: 'before the start' },
    { type: 'scrolled' as const, card: 'consultations' as const, by: 'past the end' },
  ],
  execute: ({ driver: site, event: { card, by } }) => moveRow(site, stepsTo(card, by)),
  sneak: async ({ driver: site, event: { card, by }, previous }) => {
    await moveRow(site, stepsTo(card, by));
    await isAt(site, previous.value);
  },
};

type Asserts = (site: SiteDriver, card: ServiceCard) => Promise<void>;
const states = (assert: Asserts): Services['states'] =>
  Object.fromEntries(serviceCards.map((card) => [card, ({ driver }) => assert(driver, card)]));

const model = (layout: Layout, own: Pick<Services, 'events' | 'states' | 'elsewhere'>) =>
  siteModel({
    name: `services on ${layout}`,
    changes: [...moving, 'group Choose_Service'],
    machine: servicesMachine,
    reference,
    limit: serviceCards.length,
    tags: [layout],
    start: visit,
    ...own,
  });

const onDesktop = model('desktop', {
  events: {
    select: {
      cases: ({ value }) => [bar(value)],
      execute: ({ driver: site, event, previous }) => pressBar(site, event.card, previous.value),
    },
    scrolled,
  },
  states: states(async (site, card) => {
    await isAt(site, card);
    await isCurrent(site, card);
  }),
});

const onMobile = model('mobile', {
  events: { scrolled },
  elsewhere: { select: 'Mobile shows the same row without pagination bars.' },
  states: states(isAt),
});

/** The models of the row of services: on a desktop a button for each service moves it, on a phone the visitor swipes it. */
export const servicesModels = [onDesktop, onMobile];
