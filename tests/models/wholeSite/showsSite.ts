import { designs } from '../content';
import {
  expect,
  expectSoon,
  expectState,
  type PathModel,
  type SystemState,
} from '../../harness/index';
import { showsChoices } from '../choicesModel';
import { cardOf, section, showsCards, showsRotationButton } from '../designCards';
import { hasKeyboardFocus } from '../designCardModels';
import { isDisabled, isIn } from '../languageToggle';
import { section as servicesSection } from '../servicesModels';
import type { Choices } from '../reference/choicesReference';
import type { SiteDriver } from '../SiteDriver';
import { scrollToTabs } from '../tabs';
import type { Browser } from './browserIn';
import type { SiteWorld } from './openSite';

/** The arguments of the comparison: the state of the system (`state`), and the models by their actors. */
export interface Shown {
  readonly driver: SiteDriver;
  readonly world: SiteWorld;
  readonly state: SystemState;
  readonly parts: ReadonlyMap<string, PathModel>;
}

async function shows({ driver, world, state, parts }: Shown, actor: string): Promise<void> {
  const model = parts.get(actor);
  if (!model) throw new Error(`No model is about ${actor}`);
  await expectState(model, { driver, world, state: state.about(actor), isAgain: true });
}

/** Expects that the page shows the site's path and the state of every machine on it. */
export async function showsSite(shown: Shown): Promise<void> {
  const { driver: site, world, state } = shown;
  const language = state.of('language');
  const path = (state.environmentState as Browser).history.at(-1);
  await expectSoon(() => new URL(site.page.url()).pathname).toEqual(path);
  if (language.hasTag('switching')) {
    await isDisabled(site);
    await isIn(site, world, site.language);
  } else await shows(shown, 'language');
  // A page that is about to be replaced can be read only through another tab.
  if ('reload' in language.children) return;
  if (shown.parts.has('menu')) await shows(shown, 'menu');
  delete world.focus;
  // The page behind the menu cannot be observed.
  if (!state.of('menu').matches({ closed: 'released' })) return;
  await showsChoices(site, state.of('choices').context as Choices);
  if (path !== '/about') await shows(shown, 'contactForm');
  if (path === '/') await showsHome(shown);
}

/** Expects that the home page shows the visitor's choices in every part. */
async function showsHome(shown: Shown): Promise<void> {
  const { driver: site } = shown;
  await servicesSection(site).scrollIntoViewIfNeeded();
  await shows(shown, 'services');
  for (const [part, heading] of [
    ['elevators', 'Elevators'],
    ['safety', 'Safety'],
  ] as const) {
    await scrollToTabs(site, heading);
    await shows(shown, part);
  }
  await section(site).scrollIntoViewIfNeeded();
  await showsDesigns(shown);
}

async function showsDesigns({ driver: site, state }: Shown): Promise<void> {
  const isPaused = state.of('rotation').matches('paused');
  await showsRotationButton(site, isPaused ? 'Play_Pictures' : 'Pause_Pictures');
  const cards = designs.map((design) => {
    const card = state.of(design.id);
    return { design, index: design.images.findIndex(({ id }) => card.matches({ picture: id })) };
  });
  await showsCards(site, cards, state.of('designs').value as 'cabins');
  for (const design of designs) {
    const card = state.of(design.id);
    // Pictures that rotate by themselves are not announced.
    const live = cardOf(site, design).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', card.hasTag('rotating') ? 'off' : 'polite');
    const isInside = card.matches({ focus: 'inside' });
    expect(await hasKeyboardFocus(site, design), design.id).toBe(isInside);
  }
}
