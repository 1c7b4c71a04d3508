import { createContext, use } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ActorName } from '../../machines/actorNamed';
import type { clientTileMachines } from '../../machines/clientTileMachine';
import type { contactFormMachine } from '../../machines/contactFormMachine';
import type { designCardMachines } from '../../machines/designCardMachine';
import type { designsMachine } from '../../machines/designsMachine';
import type { elevatorsMachine } from '../../machines/elevatorsMachine';
import type { languageMachine } from '../../machines/languageMachine';
import type { menuMachine } from '../../machines/menuMachine';
import type { rotationMachine } from '../../machines/rotationMachine';
import type { safetyMachine } from '../../machines/safetyMachine';
import type { servicesMachine } from '../../machines/servicesMachine';
import type { SiteActor } from './createSite';

type Cards = typeof designCardMachines;
type Tiles = typeof clientTileMachines;

/** The actors of the site by their names. */
type Actors = {
  readonly site: SiteActor;
  readonly language: ActorRefFrom<typeof languageMachine>;
  readonly menu: ActorRefFrom<typeof menuMachine>;
  readonly contactForm: ActorRefFrom<typeof contactFormMachine>;
  readonly services: ActorRefFrom<typeof servicesMachine>;
  readonly elevators: ActorRefFrom<typeof elevatorsMachine>;
  readonly safety: ActorRefFrom<typeof safetyMachine>;
  readonly designs: ActorRefFrom<typeof designsMachine>;
  readonly rotation: ActorRefFrom<typeof rotationMachine>;
} & { readonly [Card in keyof Cards]: ActorRefFrom<Cards[Card]> } & {
  readonly [Tile in keyof Tiles]: ActorRefFrom<Tiles[Tile]>;
};

/** The root of the actors that the views below it read and send to. */
export const SiteContext = createContext<SiteActor | undefined>(undefined);

/** An actor of the site by its name; throws where the page that is open has none. */
export function useActor<Name extends ActorName>(name: Name): Actors[Name] {
  const actor: Actors[Name] | undefined = use(SiteContext)?.system.get(name);
  if (!actor) throw new Error(`No actor named "${name}" is running on this page.`);
  return actor;
}
