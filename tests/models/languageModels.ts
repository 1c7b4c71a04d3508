import { type Language, languageMachine } from '../../machines/languageMachine';
import { language as reference, toggleSigns } from './reference/languageReference';
import { siteMachine } from '../../machines/siteMachine';
import {
  type Assertion,
  type Case,
  type EventModel,
  expect,
  expectSoon,
  type SystemState,
} from '../harness/index';
import type { AnyEventObject, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { sendButton } from './contactForm';
import { refuseCookie, reloadEndings, stopReload, switchInPlace } from './languageEndings';
import {
  isDisabled,
  isIn,
  type LanguageWorld,
  isSwitched,
  showAgain,
  note,
  other,
  overrule,
  pressToggle,
  start,
  toggle,
} from './languageToggle';
import { paintTime, type SiteDriver } from './SiteDriver';
import { siteModel } from './siteModel';
import { everyWord } from './pageFrame';

type Snapshot = SnapshotFrom<typeof languageMachine>;
type Shows = Assertion<Snapshot, LanguageWorld, SiteDriver>;
type Internal = EventModel<Snapshot, LanguageWorld, Case<AnyEventObject>, SiteDriver>;

const countNotes = ({ document }: Window) => document.querySelectorAll('[role=alert]').length;

const isSending = (state: SystemState): boolean => state.of('contactForm').hasTag('sending');
const isAnnouncing = (state: SystemState): boolean => state.of('contactForm').matches('announcing');

/** What the contact form does: the page looks different while the form sends a message or announces the result. */
const formIn = (state: SystemState): string =>
  isSending(state) ? 'sending' : isAnnouncing(state) ? 'announcing' : 'at rest';

/** Whether a language is being stored, after which the page is always loaded anew. */
const isStoring = (snapshot: AnyMachineSnapshot): boolean => 'store' in snapshot.children;

/** Expects the contact page with the visitor's draft, or with a message that is being sent. */
async function showsForm(site: SiteDriver, world: LanguageWorld, state: SystemState) {
  await expect(site.page.getByRole('heading', { level: 1 })).toHaveText(site.say('Contact_Us'));
  await expect(site.page.getByLabel(site.say('Message'), { exact: true })).toHaveValue(
    world.draft ?? '',
  );
  await site
    .shows((things) => sendButton(site)(things)?.name)
    .toEqual(site.say(isSending(state) ? 'Sending' : 'Send_Message'));
}

/** Expects that some element has the focus. If a reloaded page has lost the focus, a press on the toggle restores it. */
const keepsFocus = (site: SiteDriver) =>
  site.observes(({ focus }) => focus === 'nowhere').toEqual(false);

/** Expects that the language actor still knows the language in which the host served the page. */
const startedIn = ({ context }: Snapshot, { servedIn }: LanguageWorld) =>
  expect(context.start).toBe(servedIn);

/** Expects a page on which no switch of language is running; if `isFleeting`, with a note on how long the language lasts. */
const rests =
  (language: Language, isFleeting = false): Shows =>
  async ({ driver: site, world, snapshot, state }) => {
    startedIn(snapshot, world);
    await expect(toggle(site)).toBeVisible();
    await expect(toggle(site)).toHaveText(toggleSigns[language]);
    await expect(toggle(site)).toHaveAttribute('aria-disabled', 'false');
    await expect(note(site)).toHaveText(isFleeting ? site.say('Language_Not_Kept') : []);
    expect(world.held).toHaveLength(0);
    await isIn(site, world, language);
    if (world.draft === undefined) return;
    await expect(site.page.getByRole('alert')).toHaveCount(isFleeting ? 1 : 0);
    await showsForm(site, world, state);
  };

/** Expects a page that is switching its language or, if `isReloading`, about to reload. A second press of the toggle changes nothing. */
const switches =
  (language: Language, isReloading: boolean): Shows =>
  async ({ driver: site, world, snapshot, state }) => {
    startedIn(snapshot, world);
    await isDisabled(site);
    if (isReloading) await isIn(site, world, language);
    await pressToggle(site);
    await isIn(site, world, language);
    expect(world.held).toHaveLength(isReloading ? 1 : 0);
    if (!isReloading && world.draft !== undefined) await showsForm(site, world, state);
  };

/** The events of a switch of language, named alike in both directions. */
const switchEvents: Readonly<Record<string, Internal>> = {
  'xstate.done.actor.paint': {
    execute: async ({ driver: site, world, next }) => {
      await site.pass(paintTime);
      if (isStoring(next)) await isSwitched(site, world);
    },
  },
  'xstate.done.actor.store': {
    cases: [
      // Storing ends by itself, too fast to be seen, so the executor does nothing.
      { type: 'xstate.done.actor.store', output: true },
      { type: 'xstate.done.actor.store', output: false, by: 'no cookies' },
    ],
    execute: async ({ driver: site, world, event }) => {
      if (!event['output']) await switchInPlace(site, world);
    },
  },
  'xstate.error.actor.store': {
    cases: [{ type: 'xstate.error.actor.store', by: 'cookie refused' }],
    execute: ({ driver: site, world }) => refuseCookie(site, world),
  },
};

const patience = 'xstate.after.reloadPatience.language.switching';
const stopped: Internal = { execute: ({ driver: site, world }) => stopReload(site, world) };

const from = (language: Language) =>
  siteModel({
    name: `language from ${language === 'ar' ? 'Arabic' : 'English'}`,
    changes: everyWord,
    machine: languageMachine,
    reference: reference(language),
    within: { root: siteMachine, input: { path: '/contact', language }, name: 'language' },
    beside: formIn,
    limit: 24,
    tags: [language],
    elsewhere: {
      [`starting: always → ${language === 'ar' ? 'english' : 'arabic'}`]:
        'The page came in the other language: its own model starts there.',
    },
    start,
    events: {
      toggle: {
        // No toggle while the form waits for a frame to announce its result: the press waits for the same frame.
        cases: (_, state) => (isAnnouncing(state) ? [] : [{ type: 'toggle' as const }]),
        changes: ['', 'banner', 'focus', 'lost focus', 'scroll'],
        execute: async ({ driver: site }) => {
          await toggle(site).scrollIntoViewIfNeeded();
          await pressToggle(site);
          await keepsFocus(site);
        },
        sneak: async ({ driver: site }) => {
          await isDisabled(site);
          await pressToggle(site);
        },
      },
      overruled: {
        cases: (_, state) => (isAnnouncing(state) ? [] : [{ type: 'overruled' as const }]),
        execute: ({ driver: site, world }) => overrule(site, world),
        sneak: async ({ driver: site, world }) => {
          const { length } = world.held;
          await showAgain(site);
          expect(world.held).toHaveLength(length);
        },
      },
      dismiss: {
        // The note lies outside all landmarks.
        changes: ['', 'focus', 'lost focus'],
        execute: async ({ driver: site }) => {
          await site.press(note(site).getByRole('button', { name: site.say('Close_Note') }));
          await expect(toggle(site)).toBeFocused();
        },
        sneak: async ({ driver: site }) => expect(await site.inWindow(countNotes)).toBe(0),
      },
      returned: {
        cases: Object.keys(reloadEndings).map((by) => ({ type: 'returned' as const, by })),
        execute: ({ driver: site, world, event }) =>
          reloadEndings[event.by as keyof typeof reloadEndings](site, world),
        // The page gets a `pageshow` event although it was never left.
        sneak: async ({ driver: site, world }) => {
          const { length } = world.held;
          await site.inWindow((view) => view.dispatchEvent(new PageTransitionEvent('pageshow')));
          expect(world.held).toHaveLength(length);
        },
      },
      'contactForm submit': {
        // While the language switches, the form looks as it does at rest or cannot be reached, so submitting is not tried.
        cases: (snapshot) => (snapshot.hasTag('switching') ? [] : [{ type: 'submit' }]),
        execute: ({ driver: site }) => site.press(sendButton(site)),
        sneak: async ({ driver: site }) => {
          await site.shows((things) => sendButton(site)(things)?.disabled).toEqual(true);
          await site.press(sendButton(site), { force: true });
        },
      },
      'contactForm xstate.done.actor.send': {
        // No answer to the send while a pressed toggle waits for a frame: the announcement would wait for the same frame.
        cases: (snapshot) =>
          'paint' in snapshot.children ? [] : [{ type: 'xstate.done.actor.send', output: true }],
        execute: async ({ world }) => {
          world.draft = '';
          await world.mail.answer('accepted');
        },
      },
      'contactForm xstate.done.actor.announcement': {
        execute: async ({ driver: site, world, next }) => {
          const before = world.mail.alerts.length;
          await site.pass(paintTime);
          await expectSoon(() => world.mail.alerts.length).toEqual(before + 1);
          if (isStoring(next)) await isSwitched(site, world);
        },
      },
      ...switchEvents,
      [`${patience}.toEnglish.reloading`]: stopped,
      [`${patience}.toArabic.reloading`]: stopped,
    },
    states: {
      'arabic.stored': rests('ar'),
      'arabic.fleeting': rests('ar', true),
      'english.stored': rests('en'),
      'english.fleeting': rests('en', true),
      ...Object.fromEntries(
        (['ar', 'en'] as const).flatMap((to) => {
          const state = `switching.to${to === 'ar' ? 'Arabic' : 'English'}`;
          return [
            [`${state}.waitingForForm`, switches(other[to], false)],
            [`${state}.acknowledging`, switches(other[to], false)],
            [`${state}.storing`, switches(to, true)],
            [`${state}.reloading`, switches(to, true)],
          ];
        }),
      ),
    },
  });

/** The models of the page's language, one for each language in which a page may be served. */
export const languageModels = [from('ar'), from('en')];
