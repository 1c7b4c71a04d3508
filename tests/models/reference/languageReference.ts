import type { Move, Reference } from '../../harness';

const chooses =
  'Section 4, Language: choosing a language through the toggle changes the language, stores it in the i18next cookie and reloads the page.';
const agrees =
  'Section 3, Language preference: held in a cookie named i18next, path /. Page and cookie agree.';
const waits =
  'Decisions, Language: what a visitor has typed survives the reload; a message that is under way reaches its end first.';

/** Section 9, Language cookie: name i18next, path /. It goes along where a link leads to the site. */
export const cookie = { name: 'i18next', path: '/', httpOnly: false, sameSite: 'Lax' } as const;

/** Section 2: the toggle shows the Arabic letter ain while English is active and EN while Arabic is active. */
export const toggleSigns = { ar: 'EN', en: 'ع' } as const;

/** How long a reload may take, in milliseconds, before the page counts as staying. */
export const reloadPatience = 10_000;

/** What a visitor may do to a page in a language, and the switch that leads to it. */
function movesOf(own: string, other: string): Move[] {
  const to = `switching.to${own === 'arabic' ? 'Arabic' : 'English'}`;
  const begins = (from: string, type: string, sentence: string): Move => ({
    from: [from],
    event: { type },
    to: [`${to}.acknowledging`],
    sentence,
  });
  const ends = (event: Move['event'], end: string, sentence: string): Move[] =>
    // The cookie is written as soon as the form is at rest, which may be when the press is painted.
    [`${to}.storing`].map((from) => ({ from: [from], event, to: [end], sentence }));
  return [
    begins(other, 'toggle', chooses),
    begins(other, 'overruled', agrees),
    {
      from: [`${own}.fleeting`],
      event: { type: 'dismiss' },
      to: [`${own}.stored`],
      sentence: agrees,
    },
    {
      from: [`${to}.acknowledging`],
      event: { type: 'xstate.done.actor.paint' },
      to: [`${to}.storing`],
      sentence: chooses,
    },
    {
      from: [`${to}.acknowledging`],
      event: { type: 'xstate.done.actor.paint' },
      to: [`${to}.waitingForForm`],
      sentence: waits,
    },
    {
      from: [`${to}.waitingForForm`],
      event: { type: 'finished' },
      to: [`${to}.storing`],
      sentence: waits,
    },
    ...ends({ type: 'xstate.done.actor.store', output: true }, `${to}.reloading`, chooses),
    ...ends({ type: 'xstate.done.actor.store', output: false }, `${own}.fleeting`, agrees),
    ...ends({ type: 'xstate.error.actor.store' }, `${other}.stored`, agrees),
    {
      from: [`${to}.reloading`],
      event: { type: 'returned' },
      to: [`${own}.stored`],
      sentence: chooses,
    },
    {
      from: [`${to}.reloading`],
      event: { type: `xstate.after.reloadPatience.language.${to}.reloading` },
      to: [`${own}.stored`],
      after: reloadPatience,
      sentence: 'The visitor has stopped the reload: the page stays, in the chosen language.',
    },
  ];
}

const steps = ['acknowledging', 'waitingForForm', 'storing', 'reloading'];

/** The language of a page that came in one of the two. */
export const language = (own: 'ar' | 'en'): Reference => ({
  file: 'tests/models/reference/languageReference.ts',
  chart: 'machines/languageMachine.ts',
  initial: [own === 'ar' ? 'arabic.stored' : 'english.stored'],
  sentence: 'Section 4, Language: en or ar. The default is ar when none is stored.',
  states: [
    'arabic.stored',
    'arabic.fleeting',
    'english.stored',
    'english.fleeting',
    ...['toEnglish', 'toArabic'].flatMap((to) => steps.map((each) => `switching.${to}.${each}`)),
  ],
  moves: [...movesOf('arabic', 'english'), ...movesOf('english', 'arabic')],
});
