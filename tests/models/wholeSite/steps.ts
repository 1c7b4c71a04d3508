import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import {
  expect,
  expectSoon,
  type PathModel,
  type Step,
  type SystemState,
} from '../../harness/index';
import { pagePaths } from '../../sitePaths';
import { rotationButton, startCards } from '../designCards';
import { followLink, names, pages } from '../menu';
import { linkTo } from '../Observation';
import { isSwitched, other, reload } from '../languageToggle';
import type { Choices } from '../reference/choicesReference';
import { setHidden, setReduced } from '../rotationModel';
import type { Layout, SiteDriver } from '../SiteDriver';
import type { Browser } from './browserIn';
import type { SiteWorld } from './openSite';

export type SiteStep = Step<AnyMachineSnapshot, SiteWorld, AnyEventObject, SiteDriver>;

const timeOf = ({ to }: SiteStep): number => (to.environmentState as Browser).passed;

/** Causes an event of a part as the part's own model does. */
export async function takePart(model: PathModel, actor: string, step: SiteStep): Promise<void> {
  const { driver, event, from, to } = step;
  const { type, by } = event;
  if (actor === 'rotation') return rotate(driver, type);
  // Lets the time of the timer pass except the last millisecond, as the assertions of the actor's own model do.
  if (type.startsWith('xstate.after.')) await driver.pass(timeOf(step) - 1);
  const own = { previous: from.of(actor), next: to.of(actor) };
  await model.events[type]?.execute({ ...step, ...own });
  if (by === 'reload') await begin(step);
}

/** Causes an event of the rotating pictures at once, without the waits in the rotation's own model. */
async function rotate(site: SiteDriver, type: string): Promise<void> {
  if (type === 'hid' || type === 'showed') return setHidden(site, type === 'hid');
  if (type !== 'reduced') return site.press(rotationButton(site));
  await setReduced(site, true);
  // Removes the preference and shows the tab again, so that they do not affect the next steps. Paused pictures stay paused.
  await setReduced(site, false);
  await setHidden(site, false);
}

/** Lets the page paint a frame, so that the actors waiting for it continue. After a link, the heading of the page gets the focus. */
export async function paint(step: SiteStep): Promise<void> {
  const { driver: site, world, from, to } = step;
  await wait(step);
  if (from.of('contactForm').matches('announcing')) {
    world.announced += 1;
    await expectSoon(() => world.mail.alerts.length).toEqual(world.announced);
  }
  if ('reload' in to.of('language').children || to.of('menu').matches('opened')) return;
  if (!from.of('site').matches({ arrival: 'arriving' })) return;
  await expect(site.page.getByRole('heading', { level: 1 })).toBeFocused();
}

export const wait = (step: SiteStep): Promise<void> => step.driver.pass(timeOf(step));

export async function reloadPage(step: SiteStep): Promise<void> {
  const { driver: site, world } = step;
  await site.inWindow(({ location }) => location.reload());
  await expectSoon(() => world.held.length).toEqual(1);
  site.language = world.stored;
  await reload(site, world);
  await begin(step);
}

async function begin({ driver: site, world, to }: SiteStep): Promise<void> {
  world.servedIn = site.language;
  world.outcome = undefined;
  await site.stopClock();
  await startCards(site, to.of('choices').context as Choices);
}

/** Notes the new language of the page if a step has changed it. */
export async function followLanguage({ driver: site, world, from, to }: SiteStep): Promise<void> {
  const before = from.of('language');
  const now = to.of('language');
  const isStored = 'reload' in now.children && !('reload' in before.children);
  const isFleeting = now.hasTag('fleeting') && !before.hasTag('fleeting');
  if (isStored) await isSwitched(site, world);
  if (isFleeting) site.language = other[site.language];
  // The last alert was in the previous language. Forgets it, so that no later step compares it.
  if (isStored || isFleeting) world.outcome = undefined;
}

const way = (path: string, by: string) => ({ type: 'navigated' as const, path, by });

/** The links to other pages and to the top of this one: those of the menu if it is open, otherwise those of the header and the footer. */
export function ways(layout: Layout, state: SystemState) {
  if (state.of('menu').matches('opened')) return names.map((name) => way(pages[name], name));
  const inHeader = layout === 'desktop' ? pagePaths : pagePaths.slice(0, 1);
  return [
    ...pagePaths.map((path) => way(path, 'contentinfo')),
    ...inHeader.map((path) => way(path, 'banner')),
  ];
}

export async function navigate({ driver: site, world, event }: SiteStep): Promise<void> {
  const { path, by } = event as unknown as ReturnType<typeof way>;
  if (by in pages) return followLink(site, world, by);
  if (path !== world.history.at(-1)) world.history.push(path);
  await site.press(linkTo(by, path));
}
