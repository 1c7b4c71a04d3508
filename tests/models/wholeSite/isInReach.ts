import type { AnyEventObject } from 'xstate';
import type { Case, SystemState } from '../../harness';
import type { Browser } from './browserIn';

/** What changes the page without a press, so that the keyboard's focus stays where it is. */
const unpressed = /^(scrolled|overruled|returned|hid|showed|reduced|traversed|paint|wait|cookies)$/;

/** Whether an event is a report of what was under way: nobody presses anything for it. */
const isReport = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.');

/** Whether an event comes when a time is over. */
const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

/** Whether an event is a visitor's press, by which the keyboard's focus goes elsewhere. */
export const isPress = (event: AnyEventObject): boolean =>
  !isReport(event) && !unpressed.test(event.type);

const isPainted = (stand: SystemState): boolean =>
  !stand.names.some(
    (name) =>
      stand.accepts({ type: 'xstate.done.actor.paint', to: name }) ||
      stand.accepts({ type: 'xstate.done.actor.announcement', to: name }),
  );

const isReloading = (stand: SystemState): boolean => 'reload' in stand.of('language').children;

/** Whether an event is possible in the browser: its actor accepts it, and a visitor can come to what it takes. */
export function isInReach(event: Case<AnyEventObject>, browser: Browser, stand: SystemState) {
  const { to, type } = event;
  // A page that is about to be replaced answers no questions but those of another tab.
  if (isReloading(stand)) return to === 'language' && stand.accepts(event);
  // No time passes before what waits for the next frame is painted.
  if (isTimer(event) && !isPainted(stand)) return false;
  if (to !== 'browser')
    return stand.accepts(event) && (isReport(event) || isTouchable(event, browser, stand));
  switch (type) {
    case 'paint':
      return !isPainted(stand);
    case 'wait':
      return isPainted(stand);
    case 'reload':
      // What is under way would be broken off.
      return isPainted(stand) && !stand.of('contactForm').hasTag('sending');
    default:
      return browser.cookies === 'kept';
  }
}

/** Whether a visitor comes to what an event takes, by hand or by key. */
function isTouchable(event: Case<AnyEventObject>, browser: Browser, stand: SystemState): boolean {
  const { to, type, option } = event;
  const { history, cookies } = browser;
  const path = history.at(-1);
  const menu = stand.of('menu');
  // Nobody touches a tab that is hidden.
  if (stand.names.includes('rotation') && stand.of('rotation').matches('hidden'))
    return to === 'rotation';
  if (type === 'traversed') return history.length > 1;
  // Who keeps no cookies finds no other language in them.
  if (type === 'overruled') return cookies === 'kept';
  // The menu covers the page, and holds it until it has gone.
  if (menu.matches('opened')) return to === 'menu' || to === 'language' || type === 'navigated';
  if (menu.matches({ closed: 'hidden' })) return false;
  if (to === 'contactForm') return path !== '/about';
  // A press on the card that has the keyboard's focus would leave it there, unseen.
  const own = to === 'designs' && stand.of(String(option));
  return !(own && own.matches({ focus: 'inside' }));
}
