import type { Move, Reference } from '../../harness/index';
import { moves } from './moves';

const chooses =
  'Section 4, Language: choosing a language through the toggle changes the language, stores it in the i18next cookie and reloads the page.';
const agrees =
  'Section 3, Language preference: held in a cookie named i18next, path /. Page and cookie agree.';
const waits =
  'Decisions, Language: what a visitor has typed survives the reload; a message that is under way reaches its end first.';

/**
 * Section 9 of the specification, Language cookie: name i18next, path /. Browsers send it also when a link on another site leads here
 * (`Lax`).
 */
export const cookie = { name: 'i18next', path: '/', httpOnly: false, sameSite: 'Lax' } as const;

/** The toggle shows the Arabic letter ain while English is active, and EN while Arabic is active (specification, section 2). */
export const toggleSigns = { ar: 'EN', en: 'ع' } as const;

/** How long the page waits for a reload, in milliseconds, before it goes on without one. */
export const reloadPatience = 10_000;

/** The moves of a page in the language `own`, and those of a switch from the other language to `own`. */
function movesOf(own: string, other: string): Move[] {
  const to = `switching.to${own === 'arabic' ? 'Arabic' : 'English'}`;
  const [pressed, waiting, storing, reloading] = [
    `${to}.acknowledging`,
    `${to}.waitingForForm`,
    `${to}.storing`,
    `${to}.reloading`,
  ] as const;
  const store = 'xstate.done.actor.store';
  return [
    ...moves(
      chooses,
      [other, 'toggle', pressed],
      [pressed, 'xstate.done.actor.paint', storing],
      [storing, { type: store, output: true }, reloading],
      [reloading, 'returned', `${own}.stored`],
    ),
    ...moves(
      agrees,
      [other, 'overruled', pressed],
      [`${own}.fleeting`, 'dismiss', `${own}.stored`],
      [storing, { type: store, output: false }, `${own}.fleeting`],
      [storing, 'xstate.error.actor.store', `${other}.stored`],
    ),
    ...moves(waits, [pressed, 'xstate.done.actor.paint', waiting], [waiting, 'finished', storing]),
    ...moves('The visitor has stopped the reload: the page stays, in the chosen language.', [
      reloading,
      `xstate.after.reloadPatience.language.${reloading}`,
      `${own}.stored`,
      { after: reloadPatience },
    ]),
  ];
}

const steps = ['acknowledging', 'waitingForForm', 'storing', 'reloading'];

/** What the language machine must do, for a page that was served in the language `own`. */
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
