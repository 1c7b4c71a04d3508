import { fromPromise, setup } from 'xstate';

/** The two languages of the site (specification, section 4). */
export type Language = 'ar' | 'en';

const specification =
  'Section 4, Language: choosing a language through the toggle changes the language, ' +
  'stores it in the i18next cookie and reloads the page.';

/** The language in use. Start it from `languageMachine.resolveState` with the language that was detected. */
export const languageMachine = setup({
  types: { events: {} as { type: 'toggle' } },
  actors: {
    /** Changes the language, stores the cookie and reloads; settles if the page outlives that. */
    switchLanguage: fromPromise<void, { language: Language }>(async () => {}),
  },
}).createMachine({
  id: 'language',
  description: 'Arabic or English; changing it goes through a reload of the page.',
  meta: { specification },
  initial: 'arabic',
  states: {
    arabic: {
      description: 'The page is in Arabic, right to left; the toggle shows EN.',
      on: {
        toggle: {
          target: 'switching.toEnglish',
          description: 'The visitor asks for English.',
          meta: { specification },
        },
      },
    },
    english: {
      description: 'The page is in English, left to right; the toggle shows ع.',
      on: {
        toggle: {
          target: 'switching.toArabic',
          description: 'The visitor asks for Arabic.',
          meta: { specification },
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
            onDone: {
              target: '#language.english',
              description: 'The page is there in English.',
              meta: { specification },
            },
            onError: {
              target: '#language.arabic',
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
            onDone: {
              target: '#language.arabic',
              description: 'The page is there in Arabic.',
              meta: { specification },
            },
            onError: {
              target: '#language.english',
              description: 'Arabic could not be put in place.',
              meta: { specification },
            },
          },
        },
      },
    },
  },
});
