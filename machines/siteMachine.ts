import { assign, setup } from 'xstate';
import { type ActorEvents, type ActorName, sendTo, watcher } from './actors';
import { callMachine } from './callMachine';
import { choicesMachine } from './choicesMachine';
import { clientTileMachines } from './clientTileMachine';
import { contactFormMachine } from './contactFormMachine';
import { designsMachine } from './designsMachine';
import { elevatorsMachine } from './elevatorsMachine';
import { headerMachine } from './headerMachine';
import { type Language, languageMachine } from './languageMachine';
import { menuMachine } from './menuMachine';
import { nextPaint } from './nextPaint';
import { onError } from './onError';
import { pagePaths } from './pagePaths';
import { safetyMachine } from './safetyMachine';
import { servicesMachine } from './servicesMachine';
import { sharingMachine } from './sharingMachine';

/** The input of the site's machine: the requested path, and the page's language. */
export interface SiteInput {
  readonly path: string;
  readonly language: Language;
}

type SiteEvent = ActorEvents['site'];

const specification = 'Section 2, Screens and routes: /, /about and /contact.';
const unknownRoute =
  "Section 2: an unknown or failing route shows a default error screen titled 'Unexpected Application Error!'.";

const toAnotherPage = {
  guard: 'changesPath',
  target: '.opening',
  actions: { type: 'setPath', params: ({ event }: { event: SiteEvent }) => event },
} as const;

/** The machines that `siteMachine` invokes, by the names of their actors. */
export const siteMachines = {
  language: languageMachine,
  header: headerMachine,
  menu: menuMachine,
  contactForm: contactFormMachine,
  choices: choicesMachine,
  sharing: sharingMachine,
  call: callMachine,
  services: servicesMachine,
  elevators: elevatorsMachine,
  safety: safetyMachine,
  designs: designsMachine,
  ...clientTileMachines,
};

/** The configuration that invokes the machine `name`; the name is also the id of its actor. */
const invoked = <const Name extends ActorName>(name: Name) => ({
  id: name,
  systemId: name,
  src: name,
  onError,
});

/** The root machine of the site: invokes the machines that every page has, and those of the open page. */
export const siteMachine = setup({
  types: { input: {} as SiteInput, context: {} as SiteInput, events: {} as SiteEvent },
  actors: {
    ...siteMachines,
    nextPaint,
    /** Sends `navigated` and `traversed` as the address changes. */
    watchHistory: watcher<SiteEvent>(),
  },
  actions: {
    setPath: assign({ path: (_, { path }: { path: string }) => path }),
    closeMenu: sendTo(() => ({ to: 'menu', event: { type: 'close' } })),
    /** Jumps to the page's beginning, without smooth scrolling. */
    scrollToTop: () => {},
    /** Moves the focus to the page's main heading, so that screen readers read the page out. */
    focusHeading: () => {},
  },
  guards: {
    changesPath: ({ context, event }) => event.path !== context.path,
    isAt: ({ context }, { path }: { path: string }) => context.path === path,
  },
}).createMachine({
  id: 'site',
  description: 'The whole site: what is on every page, and the page that is open.',
  meta: { specification },
  context: ({ input }) => input,
  invoke: [
    { id: 'history', src: 'watchHistory' },
    {
      ...invoked('language'),
      input: ({ context }) => ({ language: context.language }),
    },
    invoked('header'),
    invoked('menu'),
    invoked('contactForm'),
    // Invoked after `watchHistory`, so that a new address opens its page before the choices in it are read.
    invoked('choices'),
    invoked('sharing'),
  ],
  type: 'parallel',
  states: {
    page: {
      description: 'The page that is open.',
      initial: 'opening',
      on: {
        navigated: { ...toAnotherPage, description: 'A link leads to another page.' },
        traversed: { ...toAnotherPage, description: 'Back or Forward leads to another page.' },
      },
      states: {
        opening: {
          description: 'The path decides which page it is.',
          always: [
            {
              guard: { type: 'isAt', params: { path: pagePaths.home } },
              target: 'home',
              description: 'The home page.',
            },
            {
              guard: { type: 'isAt', params: { path: pagePaths.about } },
              target: 'about',
              description: 'The About Us page.',
            },
            {
              guard: { type: 'isAt', params: { path: pagePaths.contact } },
              target: 'contact',
              description: 'The Contact page.',
            },
            {
              target: 'unknown',
              description: 'No page has this path.',
              meta: { specification: unknownRoute },
            },
          ],
        },
        home: {
          description: 'The home page, with all that can be chosen on it.',
          invoke: [
            invoked('call'),
            invoked('services'),
            invoked('elevators'),
            invoked('safety'),
            invoked('designs'),
            invoked('hospitals'),
            invoked('commercialCenters'),
            invoked('restaurants'),
            invoked('hotels'),
            invoked('residentialUnits'),
          ],
        },
        about: { description: 'The About Us page.' },
        contact: { description: 'The Contact page.' },
        unknown: { description: 'The error screen: no page has this path.' },
      },
    },
    arrival: {
      description: 'How a visitor comes to a page by a link.',
      initial: 'arrived',
      on: {
        navigated: {
          target: '.arriving',
          actions: ['closeMenu', 'scrollToTop'],
          description: 'A link was followed: to another page, or to the top of this one.',
        },
        traversed: {
          target: '.arrived',
          actions: 'closeMenu',
          description: 'The browser restores where the page was scrolled to.',
        },
      },
      states: {
        arrived: { description: 'The page is in use.' },
        arriving: {
          description: 'The page is being painted; a menu that it was reached by goes first.',
          invoke: {
            id: 'paint',
            src: 'nextPaint',
            onDone: {
              target: 'arrived',
              actions: 'focusHeading',
              description: 'The page is on the screen.',
            },
          },
        },
      },
    },
  },
});
