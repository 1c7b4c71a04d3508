import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { rotationDelay } from '../../../machines/designCardMachine';
import type { Language } from '../../../src/content/bilingual';
import type { PathModel } from '../pathModel';
import { unexploredModel } from '../pathModel';
import type { Layout } from '../Site';
import { siteCases } from './siteCases';
import { openedIn, type SiteContext, type SiteEvent, siteMachine, type Tell } from './siteMachine';
import { go, goBack, openSite, showsSite, type SiteWorld, tell, wait } from './siteModel';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SiteContext;
const cases = (type: SiteEvent['type']) => (snapshot: AnyMachineSnapshot) =>
  siteCases[type](contextOf(snapshot)) as AnyEventObject[];

const from = (language: Language, layout: Layout): PathModel =>
  unexploredModel({
    name: `whole site on ${layout} from ${language === 'ar' ? 'Arabic' : 'English'}`,
    machine: siteMachine,
    from: openedIn(language, layout),
    limit: Number.MAX_SAFE_INTEGER,
    only: { layout, language },
    start: openSite,
    events: {
      go: {
        cases: cases('go'),
        execute: ({ site, world, event }) =>
          go(site, world as SiteWorld, event as SiteEvent & { type: 'go' }),
      },
      back: {
        cases: cases('back'),
        execute: ({ site, world }) => goBack(site, world as SiteWorld),
      },
      wait: { cases: cases('wait'), execute: ({ site }) => wait(site, rotationDelay) },
      tell: {
        cases: cases('tell'),
        execute: ({ site, world, previous, event, next }) =>
          tell({
            site,
            world: world as SiteWorld,
            previous: contextOf(previous),
            event: event as Tell,
            next: contextOf(next),
          }),
      },
    },
    states: {
      open: ({ site, world, snapshot }) => showsSite(site, world as SiteWorld, contextOf(snapshot)),
    },
  });

/** The whole site, routes and all machines together, as each project has it: too large to explore, so that chance walks through it. */
export const wholeSites = (['ar', 'en'] as const).flatMap((language) => [
  from(language, 'desktop'),
  from(language, 'mobile'),
]);
