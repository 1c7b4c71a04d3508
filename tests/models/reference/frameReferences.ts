import type { Move, Reference } from '../../harness/index';
import { moves } from './moves';

const file = 'tests/models/reference/frameReferences.ts';

const menuSentence =
  'Section 4, Mobile menu: closed or open; the menu button opens it, the close button closes it.';
const paint = 'xstate.done.actor.paint';

/**
 * The menu of small screens. It waits for a painted frame before it blocks or releases the page behind it, so that the visitor sees the
 * press at once.
 */
export const menu: Reference = {
  file,
  chart: 'machines/menuMachine.ts',
  initial: ['closed.released'],
  sentence: menuSentence,
  states: ['closed.released', 'closed.hidden', 'opened.shown', 'opened.modal'],
  moves: moves(
    menuSentence,
    ['closed.released', 'open', 'opened.shown'],
    ['opened.shown', paint, 'opened.modal'],
    ['opened.shown', 'close', 'closed.released'],
    ['opened.modal', 'close', 'closed.hidden'],
    ['closed.hidden', paint, 'closed.released'],
    ...['navigated', 'traversed'].flatMap((type) => [
      ['opened.shown', { type, to: 'site' }, 'closed.released'] as const,
      ['opened.modal', { type, to: 'site' }, 'closed.hidden'] as const,
    ]),
  ),
};

const header14 =
  'Design, The eye, 14: the header is away for some 6,500 px; show it on scrolling up, 240 ms.';
const reading =
  'Design, The eye, third look, 7: the chat button lies on text: shrink it into the margin while scrolling down.';

/** The header, which comes back when the visitor scrolls up. */
export const header: Reference = {
  file,
  chart: 'machines/headerMachine.ts',
  initial: ['inPlace'],
  sentence: header14,
  states: ['inPlace', 'away', 'pinned', 'leaving'],
  moves: [
    ...moves(reading, ['inPlace', 'scrolledDown', 'away']),
    ...moves(
      header14,
      ['away', 'scrolledUp', 'pinned'],
      ['away', 'reachedTop', 'inPlace'],
      ['pinned', 'scrolledDown', 'leaving'],
      ['pinned', 'reachedTop', 'inPlace'],
      ['leaving', 'scrolledUp', 'pinned'],
      ['leaving', 'reachedTop', 'inPlace'],
      ['leaving', 'slideEnded', 'away'],
    ),
  ],
};

const routes =
  'Section 2, Screens and routes: / is the Home page, /about the About Us page, /contact the Contact page. An unknown or failing route shows a default error screen.';

/** The page of each path that links lead to (specification, section 2, Screens and routes). */
const pages = { '/': 'home', '/about': 'about', '/contact': 'contact' };

const inPath = (before: object, { path }: { path: string }) => ({ ...before, path });
/** The moves to a path: `arriving` after a link, `arrived` at once after a step through the browser's history. */
const leads = (type: string, path: string, page: string, arrival: string): Move[] =>
  moves(routes, [[], { type, path }, [`page.${page}`, `arrival.${arrival}`], { context: inPath }]);

export const site: Reference = {
  file,
  chart: 'machines/siteMachine.ts',
  initial: ['page.home', 'arrival.arrived'],
  sentence: routes,
  states: [
    'page.home',
    'page.about',
    'page.contact',
    'page.unknown',
    'arrival.arrived',
    'arrival.arriving',
  ],
  moves: [
    ...Object.entries(pages).flatMap(([path, page]) => [
      ...leads('navigated', path, page, 'arriving'),
      ...leads('traversed', path, page, 'arrived'),
    ]),
    ...leads('traversed', '/nowhere', 'unknown', 'arrived'),
    ...moves(routes, ['arrival.arriving', paint, 'arrival.arrived']),
  ],
};

const plate =
  "Design, The eye, third look: the hero's call plate can be pressed: it lights, and the doors part again.";

/** How long the call plate (the button that calls an elevator) is lit, in milliseconds. */
export const callTime = 2400;

export const call: Reference = {
  file,
  chart: 'machines/callMachine.ts',
  initial: ['waiting'],
  sentence: plate,
  states: ['waiting', 'called'],
  moves: moves(
    plate,
    ['waiting', 'press', 'called'],
    ['called', 'xstate.after.callTime.call.called', 'waiting', { after: callTime }],
  ),
};

const tile = 'Section 2, Our Clients: the title appears on hover. WCAG 2.2, 1.4.13.';

/** The tile of a client type. The Escape key hides its title. */
export const clientTile: Reference = {
  file,
  chart: 'machines/clientTileMachine.ts',
  initial: ['offered'],
  sentence: tile,
  states: ['offered', 'dismissed'],
  moves: moves(tile, ['offered', 'dismiss', 'dismissed'], ['dismissed', 'left', 'offered']),
};

/** The services, in the order of the row (specification, section 3). */
export const serviceCards = [
  'installations',
  'supply',
  'modernization',
  'maintenance',
  'towers',
  'consultations',
] as const;

const row =
  'Section 4, Services row: the active pagination index is derived from the scroll position. Clicking a bar scrolls smoothly to its card.';

/** The row of services. Pressing the bar of a card only scrolls the row; the scroll offset alone decides which card is current. */
export const services: Reference = {
  file,
  chart: 'machines/servicesMachine.ts',
  initial: ['installations'],
  sentence: row,
  states: serviceCards,
  moves: [
    ...serviceCards.flatMap((card) => moves(row, [[], { type: 'scrolled', card }, card])),
    ...moves(row, [[], 'select']),
  ],
};
