import { createContext, use } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { ActorName } from '../../machines/actors';
import type { designsMachines } from '../../machines/designsMachine';
import type { siteMachine, siteMachines } from '../../machines/siteMachine';
import type { SiteActor } from '../effects/createSiteActor';

type Machines = typeof siteMachines &
  typeof designsMachines & { readonly site: typeof siteMachine };

type Actor<Name extends ActorName> = ActorRefFrom<Machines[Name]>;

export const SiteActorContext = createContext<SiteActor | undefined>(undefined);

/** The error of the actor `name` among the descendants of `actor`; undefined if that actor has not failed. */
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

/** The actor of the site that has this name. Throws the actor's own error if it failed, and an Error if the page has no such actor. */
export function useActor<Name extends ActorName>(name: Name): Actor<Name> {
  const site = use(SiteActorContext);
  const actor: Actor<Name> | undefined = site?.system.get(name);
  if (actor) return actor;
  throw (
    (site && errorOf(name, site)) ?? new Error(`No actor named "${name}" is running on this page.`)
  );
}
