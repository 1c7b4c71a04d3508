import { languageMachine } from '../../../machines/languageMachine';
import type { Language } from '../../../src/content/bilingual';
import { expect, expectSoon } from '../expect';
import { pathModel } from '../pathModel';
import type { Site } from '../Site';
import { languageEndings, refuseCookie } from './languageEndings';
import { isDisabled, restsIn, switchesTo } from './languageStates';
import {
  lookAgain,
  note,
  other,
  overrule,
  press,
  start,
  switchLanguage,
  type World,
} from './languageToggle';

const countNotes = ({ document }: Window) => document.querySelectorAll('[role=alert]').length;

const rests =
  (language: Language, isFleeting = false) =>
  async ({ site, world }: { site: Site; world: World }) => {
    await restsIn(site, world, language, isFleeting);
    if (world.draft === undefined) return;
    await expect(site.page.getByRole('alert')).toHaveCount(isFleeting ? 1 : 0);
    await expect(site.page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
    await expect(site.page.getByLabel(site.say('Message'), { exact: true })).toHaveValue(
      world.draft,
    );
  };

const switches =
  (language: Language) =>
  ({ site, world }: { site: Site; world: World }) =>
    switchesTo(site, world, language);

const settle = (to: string) => ({
  cases: Object.keys(languageEndings).map((by) => ({
    type: `xstate.done.actor.${to}`,
    by,
    output: { isStored: by !== 'no cookies' },
  })),
  execute: ({ site, world, event }: { site: Site; world: World; event: { by?: string } }) =>
    languageEndings[event.by as keyof typeof languageEndings](site, world),
});

const refuse = (to: string) => ({
  cases: [{ type: `xstate.error.actor.${to}`, by: 'cookie refused' }],
  execute: ({ site, world }: { site: Site; world: World }) => refuseCookie(site, world),
});

const from = (language: Language) =>
  pathModel({
    name: `language from ${language === 'ar' ? 'Arabic' : 'English'}`,
    machine: languageMachine,
    from: languageMachine.resolveState({
      value: { [language === 'ar' ? 'arabic' : 'english']: 'stored' },
    }),
    limit: 6,
    only: { language },
    start,
    events: {
      toggle: {
        cases: [{ type: 'toggle' }],
        execute: ({ site, world }) => switchLanguage(site, world),
        sneak: async ({ site }) => {
          await isDisabled(site);
          await press(site);
        },
      },
      overruled: {
        cases: [{ type: 'overruled' }],
        execute: async ({ site, world }) => {
          await overrule(site);
          site.language = other[site.language];
          await expectSoon(() => world.held.length).toEqual(1);
        },
        sneak: async ({ site, world }) => {
          await lookAgain(site);
          expect(world.held).toHaveLength(1);
        },
      },
      dismiss: {
        cases: [{ type: 'dismiss' }],
        execute: ({ site }) =>
          site.press(note(site).getByRole('button', { name: site.say('Close_Note') })),
        sneak: async ({ site }) => expect(await site.look(countNotes)).toBe(0),
      },
      'xstate.done.actor.switchToEnglish': settle('switchToEnglish'),
      'xstate.done.actor.switchToArabic': settle('switchToArabic'),
      'xstate.error.actor.switchToEnglish': refuse('switchToEnglish'),
      'xstate.error.actor.switchToArabic': refuse('switchToArabic'),
    },
    states: {
      'arabic.stored': rests('ar'),
      'arabic.fleeting': rests('ar', true),
      'english.stored': rests('en'),
      'english.fleeting': rests('en', true),
      'switching.toEnglish': switches('en'),
      'switching.toArabic': switches('ar'),
    },
  });

/** The language toggle, from each language that a page can open in. */
export const languageModels = [from('ar'), from('en')];
