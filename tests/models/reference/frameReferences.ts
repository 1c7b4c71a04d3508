import type { Move, Reference } from '../../harness';

const file = 'tests/models/reference/frameReferences.ts';

const menuSentence =
  'Section 4, Mobile menu: closed or open; the menu button opens it, the close button closes it.';
const step = (from: string, type: string, to: string, sentence: string): Move => ({
  from: [from],
  event: { type },
  to: [to],
  sentence,
});
const paint = 'xstate.done.actor.paint';

/** The small screen's menu; what is pressed is seen before the page behind is held or let go. */
export const menu: Reference = {
  file,
  chart: 'machines/menuMachine.ts',
  initial: ['closed.released'],
  sentence: menuSentence,
  states: ['closed.released', 'closed.hidden', 'opened.shown', 'opened.modal'],
  moves: [
    step('closed.released', 'open', 'opened.shown', menuSentence),
    step('opened.shown', paint, 'opened.modal', menuSentence),
    step('opened.shown', 'close', 'closed.released', menuSentence),
    step('opened.modal', 'close', 'closed.hidden', menuSentence),
    step('closed.hidden', paint, 'closed.released', menuSentence),
  ],
};

const header14 =
  'Design, The eye, 14: the header is away for some 6,500 px; show it on scrolling up, 240 ms.';
const reading =
  'Design, The eye, third look, 7: the chat button lies on text: fade it while scrolling down.';

/** The header, which comes back on the way up. */
export const header: Reference = {
  file,
  chart: 'machines/headerMachine.ts',
  initial: ['inPlace'],
  sentence: header14,
  states: ['inPlace', 'away', 'pinned', 'leaving'],
  moves: [
    step('inPlace', 'scrolledDown', 'away', reading),
    step('away', 'scrolledUp', 'pinned', header14),
    step('away', 'reachedTop', 'inPlace', header14),
    step('pinned', 'scrolledDown', 'leaving', header14),
    step('pinned', 'reachedTop', 'inPlace', header14),
    step('leaving', 'scrolledUp', 'pinned', header14),
    step('leaving', 'reachedTop', 'inPlace', header14),
    step('leaving', 'slideEnded', 'away', header14),
  ],
};

const routes =
  'Section 2, Screens and routes: / is the Home page, /about the About Us page, /contact the Contact page. An unknown or failing route shows a default error screen.';

/** Section 2, Screens and routes: the page of each path; any other path is unknown. */
const pages = { '/': 'home', '/about': 'about', '/contact': 'contact', '/nowhere': 'unknown' };

/** The pages, and how a visitor comes to them. */
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
    ...Object.entries(pages).flatMap(([path, page]) =>
      (
        [
          ['navigated', 'arriving'],
          ['traversed', 'arrived'],
        ] as const
      ).map(([type, arrival]) => ({
        event: { type, path },
        to: [`page.${page}`, `arrival.${arrival}`],
        context: (before: object) => ({ ...before, path }),
        sentence: routes,
      })),
    ),
    step('arrival.arriving', paint, 'arrival.arrived', routes),
  ].filter(
    ({ event }) => !('path' in event && event.path === '/nowhere' && event.type === 'navigated'),
  ),
};

const plate =
  "Design, The eye, third look: the hero's call plate can be pressed: it lights, and the doors part again.";

/** The call plate: how long it is lit, in milliseconds. */
export const callTime = 2400;

/** The call plate in the hero's picture. */
export const call: Reference = {
  file,
  chart: 'machines/callMachine.ts',
  initial: ['waiting'],
  sentence: plate,
  states: ['waiting', 'called'],
  moves: [
    step('waiting', 'press', 'called', plate),
    { ...step('called', 'xstate.after.callTime.call.called', 'waiting', plate), after: callTime },
  ],
};

const tile = 'Section 2, Our Clients: the title appears on hover. WCAG 2.2, 1.4.13.';

/** The tile of a client type, whose title Escape puts away. */
export const clientTile: Reference = {
  file,
  chart: 'machines/clientTileMachine.ts',
  initial: ['offered'],
  sentence: tile,
  states: ['offered', 'dismissed'],
  moves: [
    step('offered', 'dismiss', 'dismissed', tile),
    step('dismissed', 'left', 'offered', tile),
  ],
};

/** Section 3, Service card: in the order of the row. */
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

/** The services row; a bar only scrolls, the offset alone decides. */
export const services: Reference = {
  file,
  chart: 'machines/servicesMachine.ts',
  initial: ['installations'],
  sentence: row,
  states: serviceCards,
  moves: [
    ...serviceCards.map((card) => ({
      event: { type: 'scrolled', card },
      to: [card],
      sentence: row,
    })),
    { event: { type: 'select' }, sentence: row },
  ],
};
