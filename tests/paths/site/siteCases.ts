import type { AnyEventObject } from 'xstate';
import { designCardMachines } from '../../../machines/designCardMachine';
import { designCategories } from '../../../machines/designsMachine';
import { elevatorTypes } from '../../../machines/elevatorsMachine';
import { safetySystems } from '../../../machines/safetyMachine';
import { serviceCards } from '../../../machines/servicesMachine';
import { designs } from '../../../src/content/designs';
import { pages } from '../../pages';
import { nextChange, submitOf } from '../models/contactCases';
import type { Part, SiteContext, SiteEvent } from './siteMachine';

const tell = (part: Part, ...events: readonly AnyEventObject[]): SiteEvent[] =>
  events.map((event) => ({ type: 'tell', part, event }));
const select = (options: readonly string[]) =>
  options.map((option) => ({ type: 'select', option }));

/** What a visitor may do where the site stands; the guards say which of it can happen. */
export function siteCases(context: SiteContext): SiteEvent[] {
  const form = { context: context.parts.contactForm.context as never };
  return [
    ...pages.map((to) => ({ type: 'go' as const, to })),
    { type: 'switch' },
    { type: 'wait' },
    ...tell('elevators', ...select(elevatorTypes)),
    ...tell('safety', ...select(safetySystems)),
    ...tell('designs', ...select(designCategories)),
    ...tell('rotation', { type: 'pause' }, { type: 'play' }),
    ...tell(
      'services',
      ...serviceCards.map((_, index) => ({
        type: 'scrolled',
        scrollLeft: index * 302,
        cardWidth: 300,
        direction: 'ltr',
      })),
    ),
    ...designs.flatMap(({ id, images }) =>
      tell(
        designCardMachines[id].id as Part,
        ...images.map((image) => ({ type: 'pick', picture: image.id })),
      ),
    ),
    ...tell('contactForm', ...nextChange(form), ...submitOf(form), { type: 'restore' }),
    ...tell('contactForm', { type: 'xstate.done.actor.send' }, { type: 'xstate.error.actor.send' }),
  ];
}
