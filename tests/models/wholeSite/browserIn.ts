import type { AnyEventObject } from 'xstate';
import type { ContactMessage } from '../../../machines/ContactMessage';
import type { Language } from '../../../machines/languageMachine';
import type { Case, Environment, Simulation } from '../../harness/index';
import { designCategories } from '../reference/choiceReferences';
import { changed, type Choices, untouched } from '../reference/choicesReference';
import { emptyMessage } from '../reference/formReference';
import { draftIn, loadAnew } from '../contactDraft';
import { rotationDelay } from '../reference/cardReferences';
import { paintTime } from '../SiteDriver';
import { isInReach, isPress } from './isInReach';

/** The data that only the browser holds, not a machine of the site. */
export interface Browser {
  /** The visitor's history of paths; the last path is open. */
  readonly history: readonly string[];
  /** The choices in the address of each path in the history. */
  readonly chosen: readonly Choices[];
  readonly stored: Language;
  /** How the browser treats a cookie that the page writes. */
  readonly cookies: 'kept' | 'dropped' | 'refused';
  /** The draft of the message that the browser has stored. */
  readonly draft: ContactMessage;
  /** How long the last event took, in milliseconds. */
  readonly passed: number;
}

/** A browser in which the home page has been opened in a language. */
export const browserIn = (language: Language): Environment<Browser> => ({
  name: 'browser',
  start: {
    history: ['/'],
    chosen: [untouched],
    stored: language,
    cookies: 'kept',
    draft: emptyMessage,
    passed: 0,
  },
  can: isInReach,
  act(event, browser, system) {
    if (isReload(event)) return reload(browser, system);
    const began = system.clock.now;
    // A press moves the keyboard's focus out of the design cards.
    if (isPress(event)) leaveCards(system, event.to);
    if (event.to === 'browser') letTimePass(event, system);
    else send(event, system);
    readAddress(event, browser, system);
    const outcome = storeLanguage(browser, system);
    const passed = system.clock.now - began;
    return { state: { ...keep(event, browser, system), ...outcome, passed }, system };
  },
});

const isReload = ({ to, type, by }: Case<AnyEventObject>) =>
  (to === 'browser' && type === 'reload') || (to === 'language' && by === 'reload');

/** Loads the page anew: its actors start again, and the form gets its draft back. */
function reload(browser: Browser, system: Simulation) {
  const { history, chosen, stored, draft } = browser;
  const loaded = loadAnew(system, draft, { path: history.at(-1), language: stored });
  open(chosen.at(-1), loaded);
  return { state: { ...browser, cookies: 'kept' as const, passed: 0 }, system: loaded };
}

/** Makes the site read the choices from the address that a step has opened. */
function readAddress({ type }: Case<AnyEventObject>, { chosen }: Browser, system: Simulation) {
  if (type === 'navigated') open(untouched, system);
  if (type === 'traversed') open(chosen.at(-2), system);
}

/** Opens an address. The site takes over the choices that it names; if there are none, the visitor's choices are added to it. */
function open(choices: Choices = untouched, system: Simulation) {
  const names = changed(choices).length > 0;
  system.send('choices', names ? { type: 'opened', choices } : { type: 'arrived' });
}

/** Paints a frame, or lets the time of a picture pass. No actor receives these two events itself. */
function letTimePass({ type }: Case<AnyEventObject>, system: Simulation) {
  if (type === 'paint') paint(system);
  if (type === 'wait') system.pass(rotationDelay);
}

/** Paints a frame, so that actors waiting for it continue. After a link to a page, its heading gets the focus and the cards lose it. */
function paint(system: Simulation) {
  const waiting = system.waiting.filter((name) => /\.(paint|announcement)$/.test(name));
  if (waiting.includes('site.paint')) leaveCards(system);
  for (const name of waiting) {
    const [actor = '', id] = name.split('.');
    system.send(actor, { type: `xstate.done.actor.${id}` });
  }
  system.pass(paintTime);
}

function send({ to = 'site', by: _by, ...event }: Case<AnyEventObject>, system: Simulation) {
  system.send(to, event);
  // The Tab key that leaves a card enters the next one.
  const card = designCategories.findIndex((each) => each === to);
  const next = event.type === 'left' && designCategories[card + 1];
  if (next) system.send(next, { type: 'entered' });
}

function leaveCards(system: Simulation, except?: string) {
  for (const card of designCategories) {
    if (card !== except && system.actor(card)) system.send(card, { type: 'left' });
  }
}

/** The request of the language machine to store a language. */
interface Asked {
  readonly src: string;
  readonly input: { readonly language: Language };
}

/** Answers the page's request to store the language: keeps, drops or refuses the cookie. */
function storeLanguage({ cookies }: Browser, system: Simulation): Partial<Browser> {
  if (!system.waiting.includes('language.store')) return {};
  const asked = system.journal.requests.map(({ params }) => params as Asked | undefined);
  const language = asked.findLast((params) => params?.src === 'storeLanguage')?.input.language;
  const type = cookies === 'refused' ? 'xstate.error.actor.store' : 'xstate.done.actor.store';
  system.send('language', { type, output: cookies === 'kept' });
  return cookies === 'kept' && language ? { stored: language } : {};
}

/** The browser's data after an event. */
function keep(event: Case<AnyEventObject>, browser: Browser, system: Simulation): Browser {
  const { history, stored } = browser;
  const made = system.snapshot('choices').context as Choices;
  const chosen = [...browser.chosen.slice(0, -1), made];
  const next = { ...browser, chosen, draft: draftIn(system, browser.draft) };
  switch (event.type) {
    case 'navigated':
      // A link to the open page adds nothing to the history.
      if (event['path'] === history.at(-1)) return next;
      return {
        ...next,
        history: [...history, String(event['path'])],
        chosen: [...browser.chosen, made],
      };
    case 'traversed':
      return { ...next, history: history.slice(0, -1), chosen: [...chosen.slice(0, -2), made] };
    case 'overruled':
      return { ...next, stored: stored === 'ar' ? 'en' : 'ar' };
    case 'cookies':
      return { ...next, cookies: event.by === 'dropped' ? 'dropped' : 'refused' };
    default:
      return next;
  }
}
