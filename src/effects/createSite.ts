import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate';
import { clientTileMachines } from '../../machines/clientTileMachine';
import { contactFormMachine } from '../../machines/contactFormMachine';
import { designCardMachines } from '../../machines/designCardMachine';
import { designsMachine } from '../../machines/designsMachine';
import { languageMachine } from '../../machines/languageMachine';
import { menuMachine } from '../../machines/menuMachine';
import { rotationMachine } from '../../machines/rotationMachine';
import { servicesMachine } from '../../machines/servicesMachine';
import { type SiteInput, siteMachine } from '../../machines/siteMachine';
import { clientTileEffects } from './clientTileEffects';
import { contactFormEffects } from './contactFormEffects';
import { designCardEffects } from './designCardEffects';
import { historyEffects } from './historyEffects';
import { languageEffects } from './languageEffects';
import { menuEffects } from './menuEffects';
import { rotationEffects } from './rotationEffects';
import { servicesEffects } from './servicesEffects';

declare global {
  /** What hears of everything that the site's actors do; undefined in a published page. */
  var inspectActors: ((event: InspectionEvent) => void) | undefined;
}

/** The root of the site's actors. */
export type SiteActor = ActorRefFrom<typeof siteMachine>;

interface Provider {
  // eslint-disable-next-line typescript/no-explicit-any -- Each machine takes implementations of its own type.
  provide(effects: any): Provider;
}

/** Machines that differ in their id alone, each with the effects of its id. */
const provideEach = <Machines extends Readonly<Record<string, Alike>>, Alike extends Provider>(
  machines: Machines,
  effectsOf: (id: string) => Parameters<Alike['provide']>[0],
) =>
  Object.fromEntries(
    Object.entries(machines).map(([id, machine]) => [id, machine.provide(effectsOf(id))]),
  ) as Machines;

const site = siteMachine.provide({
  ...historyEffects,
  actors: {
    ...historyEffects.actors,
    language: languageMachine.provide(languageEffects),
    menu: menuMachine.provide(menuEffects),
    contactForm: contactFormMachine.provide(contactFormEffects),
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

/** Makes the site's actors, with all that they do to the browser. They do nothing before the root is started. */
export function createSite(input: SiteInput): SiteActor {
  const { inspectActors: inspect } = globalThis;
  return createActor(site, { id: 'site', systemId: 'site', input, ...(inspect && { inspect }) });
}
