import { fromCallback, fromPromise, setup } from 'xstate';

/** The two languages of the site (specification, section 4). */
export type Language = 'ar' | 'en';

/** What the language hears of: the visitor's wishes, and that another tab or a hand has stored the other language. */
export type LanguageEvent = { type: 'toggle' } | { type: 'dismiss' } | { type: 'overruled' };

/** How a change of the language ended on a page that outlived it: `isStored` where the next page will be in it too. */
export interface Switched {
  readonly isStored: boolean;
}

const specification =
  'Section 4, Language: choosing a language through the toggle changes the language, ' +
  'stores it in the i18next cookie and reloads the page.';
const agreement =
  'Section 3, Language preference: held in a cookie named i18next, path /. Page and cookie agree.';

/** The language in use. Start it from its persisted first snapshot, in the language that was detected. */
export const languageMachine = setup({
  types: { events: {} as LanguageEvent },
  actors: {
    /** Changes the language, stores the cookie and reloads; settles if the page outlives that. */
    switchLanguage: fromPromise<Switched, { language: Language }>(async () => ({ isStored: true })),
    /** Sends `overruled` when the page is shown and another language is stored than its own. */
    watchCookie: fromCallback<LanguageEvent>(() => {}),
  },
  guards: { isStored: (_, { isStored }: Switched) => isStored },
}).createMachine({
  id: 'language',
  description: 'Arabic or English; changing it goes through a reload of the page.',
  meta: { specification },
  invoke: { id: 'cookie', src: 'watchCookie' },
  initial: 'arabic',
  states: {
    arabic: {
      description: 'The page is in Arabic, right to left; the toggle shows EN.',
      initial: 'stored',
      on: {
        toggle: {
          target: 'switching.toEnglish',
          description: 'The visitor asks for English.',
          meta: { specification },
        },
        overruled: {
          target: 'switching.toEnglish',
          description: 'English was stored elsewhere, and the page follows.',
          meta: { specification: agreement },
        },
      },
      states: {
        stored: { description: 'The next page will be in Arabic too.' },
        fleeting: {
          description: 'The browser keeps no cookie; the page says how long Arabic lasts.',
          on: {
            dismiss: {
              target: 'stored',
              description: 'The visitor has read it.',
              meta: { specification: agreement },
            },
          },
        },
      },
    },
    english: {
      description: 'The page is in English, left to right; the toggle shows ع.',
      initial: 'stored',
      on: {
        toggle: {
          target: 'switching.toArabic',
          description: 'The visitor asks for Arabic.',
          meta: { specification },
        },
        overruled: {
          target: 'switching.toArabic',
          description: 'Arabic was stored elsewhere, and the page follows.',
          meta: { specification: agreement },
        },
      },
      states: {
        stored: { description: 'The next page will be in English too.' },
        fleeting: {
          description: 'The browser keeps no cookie; the page says how long English lasts.',
          on: {
            dismiss: {
              target: 'stored',
              description: 'The visitor has read it.',
              meta: { specification: agreement },
            },
          },
        },
      },
    },
    switching: {
      description: 'The other language is stored and the page reloads; the toggle waits.',
      initial: 'toEnglish',
      states: {
        toEnglish: {
          description: 'English is being put in place.',
          invoke: {
            id: 'switchToEnglish',
            src: 'switchLanguage',
            input: { language: 'en' },
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: '#language.english.stored',
                description: 'The page is there in English.',
                meta: { specification },
              },
              {
                target: '#language.english.fleeting',
                description: 'The page is in English, which could not be stored.',
                meta: { specification: agreement },
              },
            ],
            onError: {
              target: '#language.arabic.stored',
              description: 'English could not be put in place.',
              meta: { specification },
            },
          },
        },
        toArabic: {
          description: 'Arabic is being put in place.',
          invoke: {
            id: 'switchToArabic',
            src: 'switchLanguage',
            input: { language: 'ar' },
            onDone: [
              {
                guard: { type: 'isStored', params: ({ event }) => event.output },
                target: '#language.arabic.stored',
                description: 'The page is there in Arabic.',
                meta: { specification },
              },
              {
                target: '#language.arabic.fleeting',
                description: 'The page is in Arabic, which could not be stored.',
                meta: { specification: agreement },
              },
            ],
            onError: {
              target: '#language.english.stored',
              description: 'Arabic could not be put in place.',
              meta: { specification },
            },
          },
        },
      },
    },
  },
});
