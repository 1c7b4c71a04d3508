import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { expect, expectSoon, type PathModel, type Step } from '../../harness';
import { rotationButton } from '../designCards';
import { isSwitched, other, reload } from '../languageToggle';
import type { Choices } from '../reference/choicesReference';
import { setHidden, setReduced } from '../rotationModel';
import type { SiteDriver } from '../SiteDriver';
import type { Browser } from './browserIn';
import { type SiteWorld, stopClock } from './openSite';

/** A step of a walk. */
export type SiteStep = Step<AnyMachineSnapshot, SiteWorld, AnyEventObject, SiteDriver>;

/** How long an event took, in milliseconds. */
const timeOf = ({ to }: SiteStep): number => (to.world as Browser).passed;

/** Does to a part of the page what its own model does for an event. */
export async function takePart(model: PathModel, actor: string, step: SiteStep): Promise<void> {
  const { driver, world, event, from, to } = step;
  const { type, by } = event;
  if (actor === 'rotation') return rotate(driver, type);
  // The model of a timer's actor has let its time pass but the last millisecond.
  if (type.startsWith('xstate.after.')) await driver.pass(timeOf(step) - 1);
  const previous = from.of(actor);
  await model.events[type]?.execute({
    driver,
    world,
    previous,
    event,
    next: to.of(actor),
    from,
    to,
  });
  if (by === 'reload') await begin(step);
}

/** Sends the rotation an event at once: its own model lets time pass first. */
async function rotate(site: SiteDriver, type: string): Promise<void> {
  if (type === 'hid' || type === 'showed') return setHidden(site, type === 'hid');
  if (type !== 'reduced') return site.press(rotationButton(site));
  await setReduced(site, true);
  // Pictures that were paused stay so, and nothing else on the page is to be without motion, or hidden.
  await setReduced(site, false);
  await setHidden(site, false);
}

/** Lets the page do what waits for the next frame; one that a link has led to gives its heading the focus. */
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

/** Lets the time of an event pass. */
export const wait = (step: SiteStep): Promise<void> => step.driver.pass(timeOf(step));

/** Loads the page anew, as a visitor does. */
export async function reloadPage(step: SiteStep): Promise<void> {
  const { driver: site, world } = step;
  await site.inWindow(({ location }) => location.reload());
  await expectSoon(() => world.held.length).toEqual(1);
  site.language = world.stored;
  await reload(site, world);
  await begin(step);
}

/** Begins anew with a page that has been loaded. */
async function begin({ driver: site, world, to }: SiteStep): Promise<void> {
  world.servedIn = site.language;
  world.outcome = undefined;
  await stopClock(site, to.of('choices').context as Choices);
}

/** Follows the page into another language, where a step has led there. */
export async function followLanguage({ driver: site, world, from, to }: SiteStep): Promise<void> {
  const before = from.of('language');
  const now = to.of('language');
  const isStored = 'reload' in now.children && !('reload' in before.children);
  const isFleeting = now.hasTag('fleeting') && !before.hasTag('fleeting');
  if (isStored) await isSwitched(site, world);
  if (isFleeting) site.language = other[site.language];
  // What an alert has said was in the other language.
  if (isStored || isFleeting) world.outcome = undefined;
}
