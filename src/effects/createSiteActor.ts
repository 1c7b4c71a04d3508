import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import { choicesMachine } from '../../machines/choicesMachine';
import { clientTileMachines } from '../../machines/clientTileMachine';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { designCardMachines } from '../../machines/designCardMachine';
import { designsMachine } from '../../machines/designsMachine';
import { headerMachine } from '../../machines/headerMachine';
import { languageMachine } from '../../machines/languageMachine';
import { menuMachine } from '../../machines/menuMachine';
import { rotationMachine } from '../../machines/rotationMachine';
import { servicesMachine } from '../../machines/servicesMachine';
import { sharingMachine } from '../../machines/sharingMachine';
import { type SiteInput, siteMachine } from '../../machines/siteMachine';
import { choicesEffects } from './choicesEffects';
import { clientTileEffects } from './clientTileEffects';
import { contactFormEffects } from './contactFormEffects';
import { designCardEffects } from './designCardEffects';
import { headerEffects } from './headerEffects';
import { languageEffects } from './languageEffects';
import { menuEffects } from './menuEffects';
import { rotationEffects } from './rotationEffects';
import { servicesEffects } from './servicesEffects';
import { sharingEffects } from './sharingEffects';
import { siteEffects } from './siteEffects';

declare global {
  /** Receives every inspection event of the site's actors; undefined in a published page. */
  var inspectActors: ((event: InspectionEvent) => void) | undefined;
}

/** The actor of `siteMachine`, the root of all others. */
export type SiteActor = ActorRefFrom<typeof siteMachine>;

interface Provider {
  // eslint-disable-next-line typescript/no-explicit-any -- Each machine takes implementations of its own type.
  provide(effects: any): Provider;
}

/** Provides several machines that differ only in their id, each with the effects that belong to its id. */
const provideEach = <Machines extends Readonly<Record<string, Alike>>, Alike extends Provider>(
  machines: Machines,
  effectsOf: (id: keyof Machines & string) => Parameters<Alike['provide']>[0],
) =>
  Object.fromEntries(
    Object.entries(machines).map(([id, machine]) => [id, machine.provide(effectsOf(id))]),
  ) as Machines;

const site = siteMachine.provide({
  ...siteEffects,
  actors: {
    ...siteEffects.actors,
    language: languageMachine.provide(languageEffects),
    header: headerMachine.provide(headerEffects),
    menu: menuMachine.provide(menuEffects),
    contactForm: contactFormMachine.provide(contactFormEffects),
    choices: choicesMachine.provide(choicesEffects),
    sharing: sharingMachine.provide(sharingEffects),
    services: servicesMachine.provide(servicesEffects),
    designs: designsMachine.provide({
      actors: {
        rotation: rotationMachine.provide(rotationEffects),
        ...provideEach(designCardMachines, designCardEffects),
      },
    }),
    ...provideEach(clientTileMachines, clientTileEffects),
  },
});

/** Creates the root of the site's actors, with the effects of all machines. Nothing runs until the root is started. */
export function createSiteActor(input: SiteInput): SiteActor {
  const { inspectActors: inspect } = globalThis;
  return createActor(site, { id: 'site', systemId: 'site', input, ...(inspect && { inspect }) });
}
