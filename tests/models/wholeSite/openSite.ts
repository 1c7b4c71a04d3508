import { designs } from '../content';
import type { ContactWorld } from '../contactForm';
import { pill } from '../designCards';
import { holdReloads, type LanguageWorld } from '../languageToggle';
import { Mail } from '../Mail';
import { type MenuWorld, noteStrays } from '../menu';
import { untouched } from '../reference/choicesReference';
import type { SiteDriver } from '../SiteDriver';

/** What the executors of all models share. */
export interface SiteWorld extends ContactWorld, LanguageWorld, MenuWorld {}

/** Brings each card of a page whose clock is stopped back to the beginning of its chosen picture: loading took its time. */
export async function startCards(site: SiteDriver, choices = untouched): Promise<void> {
  if (new URL(site.page.url()).pathname !== '/') return;
  for (const design of designs) await site.activate(pill(site, design, choices[design.id]));
}

/** Opens the site at home with the mail and all reloads held, and the clock stopped. */
export async function openSite(site: SiteDriver): Promise<SiteWorld> {
  const mail = new Mail(site.page);
  const world: SiteWorld = {
    mail,
    messages: 0,
    outcome: undefined,
    announced: 0,
    left: 1,
    held: [],
    loads: 1,
    history: ['/'],
    servedIn: site.language,
    stored: site.language,
    draft: undefined,
  };
  await mail.hold(site.page);
  await site.page.addInitScript(noteStrays);
  await site.page.clock.install();
  await site.visit('/');
  await holdReloads(site, world);
  await site.stopClock();
  await startCards(site);
  return world;
}
