import type { Language } from '../../../machines/languageMachine';
import { actorNameOf, casesAt, type PathModel, type SystemState } from '../../harness/index';
import { clientTileModels } from '../clientTileModels';
import { models } from '../models';
import type { Layout } from '../SiteDriver';

export interface Project {
  readonly language: Language;
  readonly layout: Layout;
}

/** The models of a project by the names of their actors. If two models have the same actor, the first model counts. */
export function partsIn({ language, layout }: Project): ReadonlyMap<string, PathModel> {
  const own = models.filter(({ tags = [language] }) =>
    tags.every((tag) => tag === language || tag === layout),
  );
  return new Map(own.toReversed().map((model) => [actorNameOf(model), model]));
}

/** The beginnings of the types of events that are not tried on the whole site, with the reasons. */
const leftOut = {
  hold: 'The rotation has the cards rest.',
  release: 'The rotation has the cards turn again.',
  rested: 'The rotation says so to the designs.',
  resumed: 'The rotation says so to the designs.',
  finish: 'The language asks the contact form, and that answers the language.',
  'xstate.after.rotationDelay': 'Time passes for all cards at once, by waiting.',
  'xstate.after.reloadPatience': 'It takes a time in which pictures turn unchecked.',
  'xstate.after.busyRetryDelay': 'No service is busy here.',
  'xstate.after.draftLife': 'In an hour pictures turn unchecked.',
  'xstate.done.actor.announcement': 'It comes with the next frame.',
  'xstate.done.actor.paint': 'All that waits for the next frame is painted with it.',
  'xstate.done.actor.store': 'It follows at once, as the browser keeps cookies.',
  'xstate.error.actor.store': 'It follows at once, as the browser keeps cookies.',
  recalled: 'The whole page is loaded anew.',
  adopt: 'The choices ask for what an address names.',
  chose: 'What is chosen with says so to the choices.',
  opened: 'What an address names follows from the way there.',
  arrived: 'What an address names follows from the way there.',
};

const isLeftOut = (type: string) => Object.keys(leftOut).some((start) => type.startsWith(start));

/** The parts of the site that only their own models test, with the reasons. */
export const ownParts = new Map([
  ['call', 'While it is lit, pictures turn unchecked.'],
  ['sharing', "Its own model stands in for the system's sheet, the clipboard and the printer."],
  ['header', 'The page is scrolled up and down to check the rest of it.'],
  ...clientTileModels.map(
    (model) =>
      [
        actorNameOf(model),
        'The pointer does not stay on a tile while the rest of the page is checked.',
      ] as const,
  ),
]);

/** The ways (`by`) that only the part's own model tries to cause an event, with the reasons. */
const ownWays = {
  busy: 'The form asks once more by itself, in a time in which pictures turn.',
  Enter: 'No key brings the focus there: whether the card counts it depends on what came before.',
};

/** The events of all parts except the site's own machine, by `actor type`, each with the model of the part. */
export function partEvents(project: Project): ReadonlyMap<string, PathModel> {
  return new Map(
    [...partsIn(project)]
      .filter(([actor]) => actor !== 'site' && !ownParts.has(actor))
      .flatMap(([actor, model]) =>
        Object.keys(model.events)
          // Events for another actor are left to the model of that actor.
          .filter((type) => !type.includes(' ') && !isLeftOut(type))
          .map((type) => [`${actor} ${type}`, model] as const),
      ),
  );
}

/** The cases of a part's event; none if the part's actor is not running. */
export function casesOf(model: PathModel, type: string, state: SystemState) {
  const actor = actorNameOf(model);
  const event = model.events[type];
  if (!event || !state.names.includes(actor)) return [];
  return casesAt([type, event], state.about(actor)).filter(({ by }) => !(String(by) in ownWays));
}
