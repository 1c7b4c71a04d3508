import type { AnyActorRef } from 'xstate';

/** The names (`systemId`) by which the actors of the site find each other. */
export type ActorName =
  | 'site'
  | 'language'
  | 'header'
  | 'menu'
  | 'contactForm'
  | 'choices'
  | 'services'
  | 'elevators'
  | 'safety'
  | 'designs'
  | 'rotation'
  | 'cabins'
  | 'doors'
  | 'buttons'
  | 'walls'
  | 'flooring'
  | 'hospitals'
  | 'commercialCenters'
  | 'restaurants'
  | 'hotels'
  | 'residentialUnits';

/** What finds actors by name: XState's actor system. */
interface Finder {
  get(name: string): AnyActorRef | undefined;
}

/** The target of a `sendTo`: the actor of that name; where it is not running, the sender itself, which ignores what it does not know. */
export const actorOrSelf =
  (name: ActorName) =>
  ({ system, self }: { readonly system: Finder; readonly self: AnyActorRef }): AnyActorRef =>
    system.get(name) ?? self;

/** The target of a `sendTo`: the actor of that name. Throws where it is not running: XState would send the event to the sender. */
export const actorNamed =
  (name: ActorName) =>
  ({ system }: { readonly system: Finder }): AnyActorRef => {
    const actor = system.get(name);
    if (!actor) throw new Error(`No actor named "${name}" is running.`);
    return actor;
  };
