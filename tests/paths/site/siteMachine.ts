import { isDeepStrictEqual } from 'node:util';
import { assign, setup } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { contactFormMachine } from '../../../machines/contactFormMachine';
import { designCardMachines } from '../../../machines/designCardMachine';
import { designsMachine } from '../../../machines/designsMachine';
import { elevatorsMachine } from '../../../machines/elevatorsMachine';
import { rotationMachine } from '../../../machines/rotationMachine';
import { safetyMachine } from '../../../machines/safetyMachine';
import { servicesMachine } from '../../../machines/servicesMachine';
import { recorded } from '../Recording';
import type { RecordedState } from '../Recording';
import { macrostep } from '../../../src/inspector/model/macrostep';
import { activeNodes } from '../transitionDefinitions';
import type { pages } from '../../pages';

/** The machines that live together on the site. */
export const parts = {
  services: servicesMachine,
  elevators: elevatorsMachine,
  safety: safetyMachine,
  designs: designsMachine,
  rotation: rotationMachine,
  ...designCardMachines,
  contactForm: contactFormMachine,
} as const satisfies Record<string, AnyStateMachine>;

/** The name of a part. */
export type Part = keyof typeof parts;
const names = Object.keys(parts) as Part[];

/** What a visitor can do to the site as a whole, or tell one part of it. */
export type SiteEvent =
  | { type: 'go'; to: (typeof pages)[number] }
  | { type: 'switch' }
  | { type: 'wait' }
  | { type: 'tell'; part: Part; event: AnyEventObject };

/** Where the whole site stands. */
export interface SiteContext {
  readonly path: (typeof pages)[number];
  /** Whether the page is in the other language than the one it was opened in. */
  readonly isSwitched: boolean;
  readonly parts: Readonly<Record<Part, RecordedState>>;
}

/** A part's snapshot. */
export const snapshotOf = ({ parts: all }: SiteContext, part: Part): AnyMachineSnapshot =>
  (parts[part] as AnyStateMachine).resolveState(all[part]);

const fresh = (part: Part): RecordedState => recorded(macrostep(parts[part]).next);
const cards = Object.keys(designCardMachines) as (keyof typeof designCardMachines)[];

/** The site once a part has heard of an event; what it does not accept changes nothing. */
function told(context: SiteContext, part: Part, event: AnyEventObject): SiteContext {
  const previous = snapshotOf(context, part);
  if (!previous.can(event)) return context;
  const { next } = macrostep(parts[part], previous, event);
  return { ...context, parts: { ...context.parts, [part]: recorded(next) } };
}

/** The site whose home page is made anew; what was written stands on every page, and outlives all of them. */
function renewed(context: SiteContext): SiteContext {
  const anew = names
    .filter((part) => part !== 'contactForm')
    .map((part) => [part, fresh(part)] as const);
  return { ...context, parts: { ...context.parts, ...Object.fromEntries(anew) } };
}

function after(context: SiteContext, event: SiteEvent): SiteContext {
  switch (event.type) {
    case 'go':
      return { ...renewed(context), path: event.to };
    case 'switch': {
      const { value, context: written } = context.parts.contactForm;
      const { message: typed, unsent } = written as { message: object; unsent: object };
      const empty = (fresh('contactForm').context as { unsent: object }).unsent;
      // What could not be sent is not lost by the reload.
      const message = isDeepStrictEqual(value, { editing: 'failed' }) ? unsent : typed;
      const contactForm = { value: { editing: 'writing' }, context: { message, unsent: empty } };
      const home = renewed(context);
      return {
        ...home,
        isSwitched: !context.isSwitched,
        parts: { ...home.parts, contactForm },
      };
    }
    case 'wait':
      return cards.reduce(
        (site, card) => told(site, card, turnOf(snapshotOf(site, card))),
        context,
      );
    default: {
      const next = told(context, event.part, event.event);
      if (event.part !== 'rotation') return next;
      const type = event.event.type === 'pause' ? 'hold' : 'release';
      return cards.reduce((site, card) => told(site, card, { type }), next);
    }
  }
}

/** The event that a card's time is over; one that it does not know where its time does not run. */
function turnOf(snapshot: AnyMachineSnapshot): AnyEventObject {
  const types = activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents.map(String));
  return { type: types.find((type) => type.startsWith('xstate.after.')) ?? 'none' };
}

/** The routes and all machines together, as one machine of one state; its context says where each part stands. */
export const siteMachine = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent },
  actions: { happen: assign(({ context, event }) => after(context, event)) },
}).createMachine({
  id: 'site',
  context: {
    path: '/',
    isSwitched: false,
    parts: Object.fromEntries(names.map((part) => [part, fresh(part)])) as SiteContext['parts'],
  },
  initial: 'open',
  states: { open: {} },
  on: {
    go: { guard: ({ context, event }) => event.to !== context.path, actions: 'happen' },
    switch: {
      guard: ({ context }) => context.parts.contactForm.value !== 'sending',
      actions: 'happen',
    },
    wait: {
      guard: ({ context }) => context.parts.contactForm.value !== 'sending',
      actions: 'happen',
    },
    tell: {
      guard: ({ context, event }) =>
        (context.path === '/' || (event.part === 'contactForm' && context.path === '/contact')) &&
        snapshotOf(context, event.part).can(event.event),
      actions: 'happen',
    },
  },
});
