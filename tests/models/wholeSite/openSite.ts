import type { ContactWorld } from '../contactForm';
import { startCards } from '../designCards';
import { holdReloads, type LanguageWorld } from '../languageToggle';
import { Mail } from '../Mail';
import { type MenuWorld, noteStrays } from '../menu';
import type { SiteDriver } from '../SiteDriver';

/** The data that the executors of all models share. */
export interface SiteWorld extends ContactWorld, LanguageWorld, MenuWorld {}

/** Opens the home page with the clock stopped. The mail and all reloads are held. */
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
