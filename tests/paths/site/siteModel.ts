import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { sendTimeout } from '../../../machines/contactFormMachine';
import { designs } from '../../../src/content/designs';
import { expect, expectSoon } from '../expect';
import type { ContactWorld } from '../models/contactForm';
import { hasKeyboardFocus } from '../models/designCardModels';
import { cardOf, pillOf, rotationButton, section, showsCards } from '../models/designCards';
import { holdReloads, type World as LanguageWorld } from '../models/languageToggle';
import { Mail } from '../models/Mail';
import { noteStrays, type World as MenuWorld } from '../models/menu';
import { setHidden, setReduced } from '../models/rotationModel';
import { section as servicesSection } from '../models/servicesModels';
import { tabsOf } from '../models/tabs';
import type { Step } from '../ModelDefinition';
import type { Site } from '../Site';
import { holds } from '../walk';
import { modelOf } from './siteCases';
import { pageOf, type Part, type SiteContext, snapshotOf, type Tell } from './siteMachine';

/** What the executors of all models share. */
export interface SiteWorld extends ContactWorld, LanguageWorld, MenuWorld {}

/** How long a page takes to finish what it puts off until it is painted, in milliseconds. */
const paintTime = 50;

const pressUnseen = (button: ReturnType<typeof rotationButton>) =>
  button.evaluate((element: HTMLElement) => element.click());

/** Stops the clock of the page, and brings each card back to the beginning of its first picture: loading took its time. */
async function settleClock(site: Site): Promise<void> {
  await site.stopClock();
  if (new URL(site.page.url()).pathname !== '/') return;
  for (const design of designs) await pressUnseen(pillOf(site, design, 0));
}

/** Starts the time of all pictures anew, if any turns: pages that come and go have taken a little of it. */
async function startTimeAnew(site: Site): Promise<void> {
  if (new URL(site.page.url()).pathname !== '/') return;
  await pressUnseen(rotationButton(site));
  await pressUnseen(rotationButton(site));
}

/** Opens the site at home with the mail and all reloads held, and the clock stopped. */
export async function openSite(site: Site): Promise<SiteWorld> {
  const mail = new Mail(site.page);
  const world: SiteWorld = {
    mail,
    messages: 0,
    outcome: undefined,
    announced: 0,
    held: [],
    loads: 1,
    history: ['/'],
  };
  await mail.hold(site.page);
  await site.page.addInitScript(noteStrays);
  await site.page.clock.install();
  await site.visit('/');
  await holdReloads(site, world);
  await settleClock(site);
  return world;
}

const links = { '/': 'Home', '/about': 'navbar_About_Us', '/contact': 'Contact_Us' } as const;

/** Goes to another page by a link of the header or the footer. */
export async function go(
  site: Site,
  world: SiteWorld,
  { to, by }: { to: keyof typeof links; by: 'header' | 'footer' },
): Promise<void> {
  const link =
    by === 'footer'
      ? site.page.getByRole('contentinfo').locator(`a[href="${to}"]`).first()
      : site.page
          .getByRole('banner')
          .getByRole('navigation')
          .getByRole('link', { name: site.say(links[to]), exact: true });
  world.history.push(to);
  await site.press(link);
  await site.pass(paintTime);
}

/** Goes back to the page before, by the browser's button. */
export async function goBack(site: Site, world: SiteWorld): Promise<void> {
  world.history.pop();
  await site.page.goBack();
  await site.pass(paintTime);
}

/** Lets a time pass that begins with the pictures' own. */
export async function wait(site: Site, milliseconds: number): Promise<void> {
  await startTimeAnew(site);
  await site.pass(milliseconds);
}

/** Has the rotation hear of an event, at once: its own model lets time pass first. */
async function rotate(site: Site, { type }: AnyEventObject): Promise<void> {
  if (type === 'hid' || type === 'showed') return setHidden(site, type === 'hid');
  if (type !== 'reduced') return site.press(rotationButton(site));
  await setReduced(site, true);
  // Pictures that were paused stay so, and nothing else on the page is to be without motion, or hidden.
  await setReduced(site, false);
  await setHidden(site, false);
}

/** Does to a part of the page what its own model does for an event. */
export async function tell({
  site,
  world,
  previous,
  event: { part, event },
  next,
}: Step<SiteContext, SiteWorld, Tell>): Promise<void> {
  const execute = () =>
    modelOf(previous, part).events[event.type]?.execute({
      site,
      world,
      previous: snapshotOf(previous, part),
      event,
      next: snapshotOf(next, part),
    });
  const isReport = event.type.startsWith('xstate.');
  if (part === 'rotation') return rotate(site, event);
  // Neither does a page load whose clock stands still, nor does it answer while it is about to be loaded anew.
  if (part === 'language' && event.type !== 'dismiss' && !isReport) await site.page.clock.resume();
  if (event.type.startsWith('xstate.after.sendTimeout')) await wait(site, sendTimeout - 1);
  await execute();
  if (part === 'menu') await site.pass(paintTime);
  if (part === 'language' && isReport) {
    // The last alert was in the other language.
    world.outcome = undefined;
    await settleClock(site);
  }
}

/** Expects the page that the site is at, and of every machine on it that it shows where that stands. */
export async function showsSite(site: Site, world: SiteWorld, context: SiteContext): Promise<void> {
  const snapshots = (part: Part): AnyMachineSnapshot => snapshotOf(context, part);
  const shows = (part: Part) =>
    holds(modelOf(context, part), { site, world, snapshot: snapshots(part), isAgain: true });
  const page = pageOf(context);
  const language = snapshots('language');
  const isArabic = language.matches('arabic') || language.matches({ switching: 'toArabic' });
  // All that the page says from here on is expected in the language of the machine, whatever the last step has led to.
  site.language = isArabic ? 'ar' : 'en';
  await expectSoon(() => new URL(site.page.url()).pathname).toEqual(page);
  await shows('language');
  // A page that is about to be replaced answers no questions but those of another tab.
  if (language.matches('switching')) return;
  await shows('menu');
  delete world.focus;
  // What lies behind the menu is out of reach for whoever reads the page.
  if (snapshots('menu').matches('opened')) return;
  if (page !== '/about') await shows('contactForm');
  if (page !== '/') return;
  await servicesSection(site).scrollIntoViewIfNeeded();
  await shows('services');
  for (const [part, heading] of [
    ['elevators', 'Elevators'],
    ['safety', 'Safety'],
  ] as const) {
    await tabsOf(site, heading).panel.scrollIntoViewIfNeeded();
    await shows(part);
  }
  await section(site).scrollIntoViewIfNeeded();
  const isPaused = snapshots('rotation').matches('paused');
  const label = site.say(isPaused ? 'Play_Pictures' : 'Pause_Pictures');
  await expect(rotationButton(site)).toHaveAccessibleName(label);
  const cards = designs.map((design) => {
    const card = snapshots(design.id);
    return { design, index: design.images.findIndex(({ id }) => card.matches({ picture: id })) };
  });
  await showsCards(site, cards, snapshots('designs').value as 'cabins');
  for (const design of designs) {
    const card = snapshots(design.id);
    const isTurning = design.images.some(({ id }) =>
      card.matches({ picture: { [id]: 'showing' } }),
    );
    // Pictures that turn by themselves are not read out.
    const live = cardOf(site, design).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', isTurning ? 'off' : 'polite');
    const isInside = card.matches({ focus: 'inside' });
    expect(await hasKeyboardFocus(site, design), design.id).toBe(isInside);
  }
}
