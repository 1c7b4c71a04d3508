import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { ContactWorld } from '../models/contactForm';
import type { PathModel } from '../pathModel';
import { unexploredModel } from '../pathModel';
import { siteCases } from './siteCases';
import { siteMachine } from './siteMachine';
import type { Part, SiteContext } from './siteMachine';
import { go, openSite, showsSite, switchLanguage, tell } from './siteModel';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SiteContext;
const cases = (type: string) => (snapshot: AnyMachineSnapshot) =>
  siteCases(contextOf(snapshot)).filter((event) => event.type === type);

/** The whole site, routes and all machines together: too large to explore, so that chance walks through it. */
export const wholeSite: PathModel = unexploredModel({
  name: 'whole site',
  machine: siteMachine,
  limit: Number.MAX_SAFE_INTEGER,
  start: openSite,
  events: {
    go: {
      cases: cases('go'),
      execute: ({ site, event }) => go(site, (event as unknown as { to: '/' }).to),
    },
    switch: {
      cases: cases('switch'),
      execute: async ({ site, world }) => {
        await switchLanguage(site);
        // The last alert was in the other language.
        (world as ContactWorld).outcome = undefined;
      },
    },
    wait: { cases: cases('wait'), execute: ({ site }) => site.pass(3000) },
    tell: {
      cases: cases('tell'),
      execute: ({ site, world, event }) => {
        const { part, event: inner } = event as unknown as { part: Part; event: AnyEventObject };
        return tell(site, world as ContactWorld, part, inner);
      },
    },
  },
  states: {
    open: async ({ site, world, snapshot }) => {
      const { path, isSwitched, parts } = contextOf(snapshot);
      await showsSite(site, world as ContactWorld, { path, isSwitched, parts });
    },
  },
});
