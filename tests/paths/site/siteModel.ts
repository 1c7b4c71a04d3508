import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { serviceCards } from '../../../machines/servicesMachine';
import { designs } from '../../../src/content/designs';
import { elevators } from '../../../src/content/elevators';
import { safety } from '../../../src/content/safety';
import { expect } from '../expect';
import { input, restoreButton, rests, sendButton, sends } from '../models/contactForm';
import type { ContactWorld } from '../models/contactForm';
import { settle } from '../models/contactFormModels';
import { cardOf, pillOf, rotationButton, section, showsCards } from '../models/designCards';
import { Mail } from '../models/Mail';
import { isAt, moveRow, section as servicesSection } from '../models/servicesModels';
import { selectTab, showsTab, tabsOf } from '../models/tabs';
import type { Site } from '../Site';
import { snapshotOf } from './siteMachine';
import type { Part, SiteContext } from './siteMachine';

/** Stops the clock of the page, and starts the time of all pictures anew. */
export async function settleClock(site: Site): Promise<void> {
  await site.stopClock();
  if (new URL(site.page.url()).pathname !== '/') return;
  await site.press(rotationButton(site));
  await site.press(rotationButton(site));
}

/** Opens the site at home with the mail held and the clock stopped. */
export async function openSite(site: Site): Promise<ContactWorld> {
  const mail = new Mail(site.page);
  await mail.hold(site.page);
  await site.page.clock.install();
  await site.visit('/');
  await settleClock(site);
  return { mail, messages: 0, outcome: undefined, announced: 0 };
}

const links = { '/': 'Home', '/about': 'navbar_About_Us', '/contact': 'Contact_Us' } as const;
const menuLinks = { '/': 'Home', '/about': 'About', '/contact': 'Contact' } as const;

/** Goes to another page by the navigation, which the small layout has in its menu. */
export async function go(site: Site, to: keyof typeof links): Promise<void> {
  if (site.isMobile)
    await site.press(site.page.getByRole('button', { name: site.say('Open_Menu') }));
  const scope = site.isMobile
    ? site.page.getByRole('dialog', { name: site.say('Menu') })
    : site.page.getByRole('banner');
  const name = site.say(site.isMobile ? menuLinks[to] : links[to]);
  await site.press(scope.getByRole('navigation').getByRole('link', { name, exact: true }));
  await expect(site.page).toHaveURL(to);
}

/** Switches the language and waits for the page that comes. */
export async function switchLanguage(site: Site): Promise<void> {
  const names = { ar: 'EN English', en: 'ع العربية' };
  const toggle = site.page
    .getByRole('banner')
    .getByRole('button', { name: names[site.language], exact: true });
  await site.page.clock.resume();
  const loaded = site.page.waitForEvent('domcontentloaded');
  await site.press(toggle);
  site.language = site.language === 'ar' ? 'en' : 'ar';
  await loaded;
  await site.ready();
  await settleClock(site);
}

function designOf(wanted: string) {
  const design = designs.find(({ id }) => id === wanted);
  if (!design) throw new Error(`No design is "${wanted}"`);
  return design;
}

/** Does to a part of the page what its event stands for. */
export async function tell(
  site: Site,
  world: ContactWorld,
  part: Part,
  event: AnyEventObject & Readonly<Record<string, unknown>>,
): Promise<void> {
  const option = String(event['option']);
  if (part === 'elevators' || part === 'safety') {
    const tab = [...elevators, ...safety].find(({ id }) => id === option) ?? elevators[0];
    const { list } = tabsOf(site, part === 'elevators' ? 'Elevators' : 'Safety');
    return selectTab(site, list, site.read(tab, 'title'));
  }
  if (part === 'designs') {
    const design = designOf(option);
    return site.press(cardOf(site, design), { position: { x: 60, y: 12 } });
  }
  if (part === 'rotation') return site.press(rotationButton(site));
  if (part === 'services') return moveRow(site, Number(event['scrollLeft']) / 302);
  if (part === 'contactForm') return write(site, world, event);
  const card = designOf(part);
  const picture = card.images.findIndex(({ id }) => id === event['picture']);
  await site.press(pillOf(site, card, picture));
}

async function write(
  site: Site,
  world: ContactWorld,
  event: AnyEventObject & Readonly<Record<string, unknown>>,
): Promise<void> {
  if (event.type === 'change') {
    await input(site, event['field'] as 'subject').fill(String(event['value']));
  } else if (event.type === 'submit') {
    world.messages += 1;
    await site.press(sendButton(site));
  } else if (event.type === 'restore') {
    await site.press(restoreButton(site));
  } else {
    await settle(site, world, event.type === 'xstate.done.actor.send' ? 'accepted' : 'refused');
  }
}

/** Expects the page that the site is at, and of every machine on it that it shows where that stands. */
export async function showsSite(
  site: Site,
  world: ContactWorld,
  context: SiteContext,
): Promise<void> {
  await expect(site.page).toHaveURL(context.path);
  if (context.path !== '/about') await showsForm(site, world, snapshotOf(context, 'contactForm'));
  if (context.path !== '/') return;
  const valueOf = (part: Part) => snapshotOf(context, part).value;
  await servicesSection(site).scrollIntoViewIfNeeded();
  await isAt(site, serviceCards[serviceCards.indexOf(valueOf('services') as never)] ?? 'towers');
  for (const [tabs, heading, part] of [
    [elevators, 'Elevators', 'elevators'],
    [safety, 'Safety', 'safety'],
  ] as const) {
    const all = tabs.map((tab) => ({ ...tab }));
    const selected = all.find(({ id }) => id === valueOf(part));
    const places = tabsOf(site, heading);
    await places.panel.scrollIntoViewIfNeeded();
    if (selected) await showsTab(site, places, all, selected, undefined);
  }
  await section(site).scrollIntoViewIfNeeded();
  const isPaused = valueOf('rotation') === 'paused';
  const label = site.say(isPaused ? 'Play_Pictures' : 'Pause_Pictures');
  await expect(rotationButton(site)).toHaveAccessibleName(label);
  const cards = designs.map((design) => {
    const card = snapshotOf(context, design.id);
    return { design, index: design.images.findIndex(({ id }) => card.matches({ picture: id })) };
  });
  await showsCards(site, cards, valueOf('designs') as 'cabins');
}

async function showsForm(site: Site, world: ContactWorld, snapshot: AnyMachineSnapshot) {
  const shown = { site, world, snapshot: snapshot as never, isAgain: true };
  const result = snapshot.matches({ editing: 'sent' })
    ? 'Email_Sent'
    : snapshot.matches({ editing: 'failed' })
      ? 'Email_Failed'
      : undefined;
  await (snapshot.matches('sending') ? sends(shown) : rests(result)(shown));
}
