import { isDeepStrictEqual } from 'node:util';
import { assign, setup } from 'xstate';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { contactFormMachine, sendTimeout } from '../../../machines/contactFormMachine';
import { designCardMachines, rotationDelay } from '../../../machines/designCardMachine';
import { designsMachine } from '../../../machines/designsMachine';
import { elevatorsMachine } from '../../../machines/elevatorsMachine';
import { languageMachine } from '../../../machines/languageMachine';
import { menuMachine } from '../../../machines/menuMachine';
import { rotationMachine } from '../../../machines/rotationMachine';
import { safetyMachine } from '../../../machines/safetyMachine';
import { servicesMachine } from '../../../machines/servicesMachine';
import type { Language } from '../../../src/content/bilingual';
import { macrostep } from '../../../src/inspector/model/macrostep';
import type { pages } from '../../pages';
import { pages as menuPages } from '../models/menu';
import { recorded } from '../Recording';
import type { RecordedState } from '../Recording';
import type { Layout } from '../Site';
import { activeNodes } from '../transitionDefinitions';

/** The machines of the home page, which begin anew whenever it is opened. */
const atHome = {
  services: servicesMachine,
  elevators: elevatorsMachine,
  safety: safetyMachine,
  designs: designsMachine,
  rotation: rotationMachine,
  ...designCardMachines,
} as const;

/** The machines that live together on the site. */
export const parts = {
  language: languageMachine,
  menu: menuMachine,
  contactForm: contactFormMachine,
  ...atHome,
} as const satisfies Record<string, AnyStateMachine>;

/** The name of a part. */
export type Part = keyof typeof parts;
/** The names of all parts. */
export const partNames = Object.keys(parts) as Part[];
const homeNames = Object.keys(atHome) as (keyof typeof atHome)[];
const cards = Object.keys(designCardMachines) as (keyof typeof designCardMachines)[];

type Page = (typeof pages)[number];

/** What one part is told; `by` is the way it happens. */
export interface Tell {
  readonly type: 'tell';
  readonly part: Part;
  readonly event: AnyEventObject & { readonly by?: string; readonly option?: string };
}

/** What a visitor can do to the site as a whole, or tell one part of it. */
export type SiteEvent =
  | { type: 'go'; to: Page; by: 'header' | 'footer' }
  | { type: 'back' }
  | { type: 'wait' }
  | Tell;

/** Where the whole site stands. */
export interface SiteContext {
  readonly layout: Layout;
  /** The pages that the visitor came by; the last one is open. */
  readonly history: readonly Page[];
  readonly parts: Readonly<Record<Part, RecordedState>>;
}

/** The page that is open. */
export const pageOf = ({ history }: SiteContext): Page => history.at(-1) ?? '/';

/** The snapshots of parts by what is recorded of them: guards ask for them over and over. */
const snapshots = new WeakMap<RecordedState, AnyMachineSnapshot>();

/** A part's snapshot. */
export function snapshotOf({ parts: all }: SiteContext, part: Part): AnyMachineSnapshot {
  const state = all[part];
  const known = snapshots.get(state);
  const snapshot = known ?? (parts[part] as AnyStateMachine).resolveState(state);
  if (!known) snapshots.set(state, snapshot);
  return snapshot;
}

/** Whether nobody can press anything on the page: its language is being switched, its menu covers it, or its tab is hidden. */
const isOutOfReach = (context: SiteContext): boolean =>
  snapshotOf(context, 'language').matches('switching') ||
  snapshotOf(context, 'menu').matches('opened') ||
  snapshotOf(context, 'rotation').matches('hidden');

const isSending = (context: SiteContext) => snapshotOf(context, 'contactForm').matches('sending');

/** Whether a part is there to hear of an event, and accepts it. */
function canHear(context: SiteContext, { part, event }: Tell): boolean {
  if (!snapshotOf(context, part).can(event)) return false;
  const page = pageOf(context);
  const isReport = event.type.startsWith('xstate.');
  const isSwitch = event.type === 'toggle' || event.type === 'overruled';
  if (part in atHome && page !== '/') return false;
  // A message that is under way is not lost with its page.
  if (part === 'contactForm' && page === '/about' && !isReport) return false;
  if (snapshotOf(context, 'language').matches('switching')) return part === 'language';
  // The page would wait for the message before it is loaded anew.
  if (isSwitch && isSending(context)) return false;
  if (snapshotOf(context, 'menu').matches('opened')) return part === 'menu' || part === 'language';
  if (snapshotOf(context, 'rotation').matches('hidden')) return part === 'rotation' || isReport;
  // A press on the card that has the keyboard's focus would leave it there, unseen.
  const own = cards.find((card) => card === event.option);
  return !(part === 'designs' && own && snapshotOf(context, own).matches({ focus: 'inside' }));
}

const fresh = (part: Part): RecordedState => recorded(macrostep(parts[part]).next);

/** The site with some parts as they begin. */
const renewed = (context: SiteContext, names: readonly Part[]): SiteContext => ({
  ...context,
  parts: {
    ...context.parts,
    ...Object.fromEntries(names.map((part) => [part, fresh(part)] as const)),
  },
});

/** The site once a part has heard of an event; what it does not accept changes nothing. */
function told(context: SiteContext, part: Part, event: AnyEventObject): SiteContext {
  const previous = snapshotOf(context, part);
  if (!previous.can(event)) return context;
  const { next } = macrostep(parts[part], previous, event);
  return { ...context, parts: { ...context.parts, [part]: recorded(next) } };
}

/** The site at the end of a history; what stands at home begins anew where another page comes. */
function at(context: SiteContext, history: readonly Page[]): SiteContext {
  const next = { ...context, history };
  return pageOf(next) === pageOf(context) ? next : renewed(next, homeNames);
}

/** The site in a new document: what was written outlives it, and what could not be sent. */
function loaded(context: SiteContext): SiteContext {
  const { value, context: written } = context.parts.contactForm;
  const { message: typed, unsent } = written as { message: object; unsent: object };
  const empty = (fresh('contactForm').context as { unsent: object }).unsent;
  const message = isDeepStrictEqual(value, { editing: 'failed' }) ? unsent : typed;
  const contactForm = { value: { editing: 'writing' }, context: { message, unsent: empty } };
  const next = renewed(context, ['menu', ...homeNames]);
  return { ...next, parts: { ...next.parts, contactForm } };
}

/** The site once every card that turns has been shown for a picture's time, so many times. */
function turned(context: SiteContext, times: number): SiteContext {
  let site = context;
  for (let time = 0; time < times; time += 1) {
    for (const card of cards) site = told(site, card, turnOf(snapshotOf(site, card)));
  }
  return site;
}

/** The event that a card's time is over; one that it does not know where its time does not run. */
function turnOf(snapshot: AnyMachineSnapshot): AnyEventObject {
  const types = activeNodes(snapshot).flatMap(({ ownEvents }) => ownEvents.map(String));
  return { type: types.find((type) => type.startsWith('xstate.after.')) ?? 'none' };
}

/** What happens without a press, so that the keyboard's focus stays where it is. */
const unpressed = new Set(['scrolled', 'overruled', 'hid', 'showed', 'reduced']);

/** The site once a part has heard of an event, and the other parts of what that leads to. */
function heard(context: SiteContext, { part, event }: Tell): SiteContext {
  const isReport = event.type.startsWith('xstate.');
  const isPress = !isReport && !unpressed.has(event.type);
  const left = isPress ? cards.filter((card) => card !== part) : [];
  const before = left.reduce((site, card) => told(site, card, { type: 'left' }), context);
  const next = told(before, part, event);
  if (part === 'language') return isReport ? loaded(next) : next;
  if (part === 'menu' && event.by === 'back') return at(next, next.history.slice(0, -1));
  if (part === 'menu' && event.by && event.by in menuPages)
    return at(next, [...next.history, menuPages[event.by as keyof typeof menuPages]]);
  if (part === 'rotation') {
    const isPlaying = snapshotOf(next, 'rotation').matches('playing');
    const type = isPlaying ? 'release' : 'hold';
    return cards.reduce((site, card) => told(site, card, { type }), next);
  }
  if (event.type.startsWith('xstate.after.sendTimeout'))
    return turned(next, sendTimeout / rotationDelay);
  // The keyboard's way out of a card leads into the next one.
  const neighbour = event.type === 'left' && cards[cards.indexOf(part as 'cabins') + 1];
  return neighbour ? told(next, neighbour, { type: 'entered' }) : next;
}

function after(context: SiteContext, event: SiteEvent): SiteContext {
  switch (event.type) {
    case 'go':
      return at(context, [...context.history, event.to]);
    case 'back':
      return at(context, context.history.slice(0, -1));
    case 'wait':
      return turned(context, 1);
    default:
      return heard(context, event);
  }
}

/** The site as it is opened at home. */
function opened(language: Language, layout: Layout): SiteContext {
  const all = Object.fromEntries(partNames.map((part) => [part, fresh(part)]));
  const value = { [language === 'ar' ? 'arabic' : 'english']: 'stored' };
  return {
    layout,
    history: ['/'],
    parts: { ...all, language: { value, context: undefined } } as SiteContext['parts'],
  };
}

/** The routes and all machines together, as one machine of one state; its context says where each part stands. */
export const siteMachine = setup({
  types: { context: {} as SiteContext, events: {} as SiteEvent },
  actions: { happen: assign(({ context, event }) => after(context, event)) },
}).createMachine({
  id: 'site',
  context: opened('ar', 'desktop'),
  initial: 'open',
  states: { open: {} },
  on: {
    go: {
      guard: ({ context, event }) => event.to !== pageOf(context) && !isOutOfReach(context),
      actions: 'happen',
    },
    back: {
      guard: ({ context }) => context.history.length > 1 && !isOutOfReach(context),
      actions: 'happen',
    },
    wait: {
      guard: ({ context }) => !isOutOfReach(context) && !isSending(context),
      actions: 'happen',
    },
    tell: { guard: ({ context, event }) => canHear(context, event), actions: 'happen' },
  },
});

/** Where the site begins in a language and a layout. */
export const openedIn = (language: Language, layout: Layout): AnyMachineSnapshot =>
  siteMachine.resolveState({ value: 'open', context: opened(language, layout) });
