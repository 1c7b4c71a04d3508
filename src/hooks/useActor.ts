import { createContext, use } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ActorName } from '../../machines/actorNamed';
import type { choicesMachine } from '../../machines/choicesMachine';
import type { clientTileMachines } from '../../machines/clientTileMachine';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import type { designCardMachines } from '../../machines/designCardMachine';
import type { designsMachine } from '../../machines/designsMachine';
import type { elevatorsMachine } from '../../machines/elevatorsMachine';
import type { headerMachine } from '../../machines/headerMachine';
import type { languageMachine } from '../../machines/languageMachine';
import type { menuMachine } from '../../machines/menuMachine';
import type { rotationMachine } from '../../machines/rotationMachine';
import type { safetyMachine } from '../../machines/safetyMachine';
import type { servicesMachine } from '../../machines/servicesMachine';
import type { SiteActor } from '../effects/createSiteActor';

type Cards = typeof designCardMachines;
type Tiles = typeof clientTileMachines;

/** The actors of the site by their names. */
type Actors = {
  readonly site: SiteActor;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly header: ActorRefFrom<typeof headerMachine>;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  readonly contactForm: ActorRefFrom<typeof contactFormMachine>;
  readonly choices: ActorRefFrom<typeof choicesMachine>;
  readonly services: ActorRefFrom<typeof servicesMachine>;
  readonly elevators: ActorRefFrom<typeof elevatorsMachine>;
  readonly safety: ActorRefFrom<typeof safetyMachine>;
  readonly designs: ActorRefFrom<typeof designsMachine>;
  readonly rotation: ActorRefFrom<typeof rotationMachine>;
} & { readonly [Card in keyof Cards]: ActorRefFrom<Cards[Card]> } & {
  readonly [Tile in keyof Tiles]: ActorRefFrom<Tiles[Tile]>;
};

/** The root actor of the views below it. */
export const SiteActorContext = createContext<SiteActor | undefined>(undefined);

/** The error of the actor of that name, in or below `actor`; undefined if it has not failed. */
function errorOf(name: ActorName, actor: AnyActorRef): unknown {
  const { children = {} } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  const child = children[name];
  if (child) return child.getSnapshot().error;
  return Object.values(children).reduce<unknown>(
    (error, each) => error ?? (each && errorOf(name, each)),
    undefined,
  );
}

/** An actor of the site by its name; throws what it threw where it has failed, and where the open page has none. */
export function useActor<Name extends ActorName>(name: Name): Actors[Name] {
  const site = use(SiteActorContext);
  const actor: Actors[Name] | undefined = site?.system.get(name);
  if (actor) return actor;
  throw (
    (site && errorOf(name, site)) ?? new Error(`No actor named "${name}" is running on this page.`)
  );
}
