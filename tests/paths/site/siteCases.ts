import type { AnyMachineSnapshot } from 'xstate';
import { pages } from '../../pages';
import { models } from '../models';
import { casesIn, type PathModel } from '../pathModel';
import {
  type Part,
  partNames,
  parts,
  type SiteContext,
  type SiteEvent,
  snapshotOf,
  type Tell,
} from './siteMachine';

/** The model of a part, as the site's layout has it. */
export function modelOf({ layout }: Pick<SiteContext, 'layout'>, part: Part): PathModel {
  const model = models.find(
    ({ machine, only }) => machine === parts[part] && (only?.layout ?? layout) === layout,
  );
  if (!model) throw new Error(`No model is about ${part} on ${layout}`);
  return model;
}

/** The types of events, or how they begin, that no step is about by itself, and why. */
export const leftOut = {
  hold: 'A card hears it when the rotation is paused or hidden.',
  release: 'A card hears it when the rotation plays again.',
  'xstate.after.rotationDelay': 'Time passes for all cards at once, by waiting.',
};

const isLeftOut = (type: string) => Object.keys(leftOut).some((start) => type.startsWith(start));

/** The ways in which an event happens that are left to the part's own model, and why. */
const ownWays = {
  'reload stopped': 'It takes a time in which pictures turn while nobody can look.',
  Enter: 'No key brings the focus there: whether the card counts it depends on what came before.',
};

const casesOf = (context: SiteContext, part: Part): Tell[] =>
  Object.entries(modelOf(context, part).events)
    .filter(([type]) => !isLeftOut(type))
    .flatMap(([, model]) => casesIn(model, snapshotOf(context, part)))
    .filter(({ by }) => !(String(by) in ownWays))
    .map((event) => ({ type: 'tell', part, event }));

const links = { desktop: ['header', 'footer'], mobile: ['footer'] } as const;

/** What a visitor may do where the site stands, by type, each part as its own model has it; the guards say what can happen. */
export const siteCases = {
  go: ({ layout }: SiteContext) =>
    pages.flatMap((to) => links[layout].map((by) => ({ type: 'go' as const, to, by }))),
  back: () => [{ type: 'back' as const }],
  wait: () => [{ type: 'wait' as const }],
  tell: (context: SiteContext) => partNames.flatMap((part) => casesOf(context, part)),
};

/** What can happen where the site stands. */
export const possibleEvents = (snapshot: AnyMachineSnapshot): SiteEvent[] =>
  Object.values(siteCases)
    .flatMap((cases): SiteEvent[] => cases(snapshot.context as SiteContext))
    .filter((event) => snapshot.can(event));
