import { fromPromise, setup } from 'xstate';
import { type ActorEvents, sendTo, watcher } from './actors';
import { nextPaint } from './nextPaint';

/** The two languages of the site (specification, section 4). */
export type Language = 'ar' | 'en';

/** How long a reload may take, in milliseconds, before the machine assumes that the page stays. */
export const reloadPatience = 10_000;

const specification =
  'Section 4, Language: choosing a language through the toggle changes the language, ' +
  'stores it in the i18next cookie and reloads the page.';
const agreement =
  'Section 3, Language preference: held in a cookie named i18next, path /. Page and cookie agree.';
const detection = 'Section 4, Language: en or ar; the default is ar when none is stored.';
const delivery = 'Decisions, Language: what a visitor has typed survives the reload.';

const names = { ar: 'Arabic', en: 'English' } as const;
const states = { ar: 'arabic', en: 'english' } as const;

const language = setup({
  types: {
    input: {} as { language: Language },
    context: {} as { start: Language },
    events: {} as ActorEvents['language'],
    tags: {} as 'fleeting' | 'switching',
  },
  actors: {
    nextPaint,
    /** Changes the page's language and the cookie. Resolves with whether the cookie then holds the language; rejects on an error. */
    storeLanguage: fromPromise<boolean, { language: Language }>(async () => true),
    /** Reloads the page. Sends `returned` if the site cannot be reached, or if the back/forward cache brings the page back. */
    reloadPage: watcher<ActorEvents['language']>(),
    /** Sends `overruled` if the cookie holds another language than the page's when the page comes into view. */
    watchCookie: watcher<ActorEvents['language']>(),
  },
  actions: {
    /** Asks the contact form to tell this machine when no message is being sent. */
    askForm: sendTo(() => ({ to: 'contactForm', event: { type: 'finish' } })),
    /** Has the choices written into the address, which may name a section of the page instead, so that they outlast the reload. */
    keepChoices: sendTo(() => ({ to: 'choices', event: { type: 'arrived' } })),
    /** Moves the focus from the note, which is about to disappear, to the language toggle. */
    focusToggle: () => {},
  },
  guards: {
    isEnglish: ({ context }) => context.start === 'en',
    isStored: (_, { isStored }: { isStored: boolean }) => isStored,
  },
  delays: { reloadPatience },
});

/** The state in which the page has the language `own`; the caller adds the description. */
const inUse = (own: Language, other: Language) =>
  language.createStateConfig({
    initial: 'stored',
    on: {
      toggle: {
        target: `switching.to${names[other]}`,
        description: `The visitor asks for ${names[other]}.`,
      },
      overruled: {
        target: `switching.to${names[other]}`,
        description: `${names[other]} was stored elsewhere, and the page follows.`,
        meta: { specification: agreement },
      },
    },
    states: {
      stored: { description: `The next page will be in ${names[own]} too.` },
      fleeting: {
        description: `The browser keeps no cookie; the page says how long ${names[own]} lasts.`,
        tags: 'fleeting',
        on: {
          dismiss: {
            target: 'stored',
            actions: 'focusToggle',
            description: 'The visitor has read it.',
            meta: { specification: agreement },
          },
        },
      },
    },
  });

/** The state of a switch to a language, from the press on the toggle to the reloaded page. */
const switchTo = (own: Language, other: Language) =>
  language.createStateConfig({
    description: `${names[own]} is being put in place.`,
    initial: 'acknowledging',
    states: {
      acknowledging: {
        description: 'The pressed toggle is painted before all texts change, which takes its time.',
        invoke: {
          id: 'paint',
          src: 'nextPaint',
          onDone: {
            target: 'waitingForForm',
            description: 'The press is on the screen.',
          },
        },
      },
      waitingForForm: {
        description: 'A message that is being sent reaches its end: a reload would break it off.',
        entry: 'askForm',
        on: {
          finished: {
            target: 'storing',
            description: 'Nothing is under way in the contact form.',
            meta: { specification: delivery },
          },
        },
      },
      storing: {
        description: 'All texts change, and the cookie is written.',
        invoke: {
          id: 'store',
          src: 'storeLanguage',
          input: { language: own },
          onDone: [
            {
              guard: { type: 'isStored', params: ({ event }) => ({ isStored: event.output }) },
              target: 'reloading',
              actions: 'keepChoices',
              description: 'The cookie holds the language.',
            },
            {
              target: `#language.${states[own]}.fleeting`,
              description: 'No cookie holds the language: a reload would bring the other one back.',
              meta: { specification: agreement },
            },
          ],
          onError: {
            target: `#language.${states[other]}.stored`,
            description: `${names[own]} could not be put in place.`,
          },
        },
      },
      reloading: {
        description: 'The page is being loaded anew.',
        invoke: { id: 'reload', src: 'reloadPage' },
        on: {
          returned: {
            target: `#language.${states[own]}.stored`,
            description:
              'The page comes back from the back/forward cache, or stays as the site cannot be reached.',
          },
        },
        after: {
          reloadPatience: {
            target: `#language.${states[own]}.stored`,
            description: 'The visitor has stopped the reload.',
          },
        },
      },
    },
  });

/** The language of the page; it starts with the language in its `input`. */
export const languageMachine = language.createMachine({
  id: 'language',
  description: 'Arabic or English; changing it goes through a reload of the page.',
  meta: { specification },
  context: ({ input }) => ({ start: input.language }),
  invoke: { id: 'cookie', src: 'watchCookie' },
  initial: 'starting',
  states: {
    starting: {
      description: 'The page is in one of the two languages.',
      always: [
        {
          guard: 'isEnglish',
          target: 'english',
          description: 'The page came in English.',
          meta: { specification: detection },
        },
        {
          target: 'arabic',
          description: 'The page came in Arabic, the default.',
          meta: { specification: detection },
        },
      ],
    },
    arabic: {
      ...inUse('ar', 'en'),
      description: 'The page is in Arabic, right to left; the toggle shows EN.',
    },
    english: {
      ...inUse('en', 'ar'),
      description: 'The page is in English, left to right; the toggle shows ع.',
    },
    switching: {
      description: 'The other language is put in place and the page reloads; the toggle waits.',
      tags: 'switching',
      initial: 'toEnglish',
      states: { toEnglish: switchTo('en', 'ar'), toArabic: switchTo('ar', 'en') },
    },
  },
});
