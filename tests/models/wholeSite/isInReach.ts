import type { AnyEventObject } from 'xstate';
import type { Case, SystemState } from '../../harness/index';
import type { Browser } from './browserIn';

/** The events that change the page without a press, so that they do not move the keyboard's focus. */
const unpressed = /^(scrolled|overruled|returned|hid|showed|reduced|traversed|paint|wait|cookies)$/;

/** Whether an event reports the end of a timer or of an invoked actor, which needs no press. */
const isReport = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.');

const isTimer = ({ type }: AnyEventObject): boolean => type.startsWith('xstate.after.');

/** Whether an event is a visitor's press, which moves the keyboard's focus. */
export const isPress = (event: AnyEventObject): boolean =>
  !isReport(event) && !unpressed.test(event.type);

const isPainted = (state: SystemState): boolean =>
  !state.names.some(
    (name) =>
      state.accepts({ type: 'xstate.done.actor.paint', to: name }) ||
      state.accepts({ type: 'xstate.done.actor.announcement', to: name }),
  );

const isReloading = (state: SystemState): boolean => 'reload' in state.of('language').children;

/** Whether an event is possible in the browser: its actor accepts it, and the visitor can reach the control for it. */
export function isInReach(event: Case<AnyEventObject>, browser: Browser, state: SystemState) {
  const { to, type } = event;
  // A page that is about to be replaced can be read only through another tab, so only the events of the language machine are tried.
  if (isReloading(state)) return to === 'language' && state.accepts(event);
  // No timer ends while an actor waits for a frame to be painted, because this frame is painted first.
  if (isTimer(event) && !isPainted(state)) return false;
  if (to !== 'browser')
    return state.accepts(event) && (isReport(event) || isTouchable(event, browser, state));
  switch (type) {
    case 'paint':
      return !isPainted(state);
    case 'wait':
      return isPainted(state);
    case 'reload':
      // No reload during a send or before a pending frame, because a reload would cancel both.
      return isPainted(state) && !state.of('contactForm').hasTag('sending');
    default:
      return browser.cookies === 'kept';
  }
}

/** Whether a visitor can reach the control for an event, by hand or by key. */
function isTouchable(event: Case<AnyEventObject>, browser: Browser, state: SystemState): boolean {
  const { to, type, option } = event;
  const { history, cookies } = browser;
  const path = history.at(-1);
  const menu = state.of('menu');
  // Nobody can touch a hidden tab.
  if (state.names.includes('rotation') && state.of('rotation').matches('hidden'))
    return to === 'rotation';
  if (type === 'traversed') return history.length > 1;
  // Another language can come only from a stored cookie.
  if (type === 'overruled') return cookies === 'kept';
  // The menu covers the page, and blocks it until the menu has gone.
  if (menu.matches('opened')) return to === 'menu' || to === 'language' || type === 'navigated';
  if (menu.matches({ closed: 'hidden' })) return false;
  if (to === 'contactForm') return path !== '/about';
  // Leaves out a press on the card that has the keyboard's focus: the focus would stay there, but without its ring.
  const own = to === 'designs' && state.of(String(option));
  return !(own && own.matches({ focus: 'inside' }));
}
