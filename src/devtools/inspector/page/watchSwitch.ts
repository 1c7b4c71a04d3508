/**
 * During development, runs in the head of a page before the page's own scripts. Stores the value of `?inspect=` until the tab is closed. If
 * it is `local`, loads the script that connects the page to inspectors. Unless it is `off`, keeps the inspection events, so that an
 * inspector opened by Alt+Shift+I also shows the past.
 */
import { EventRing } from './EventRing';
import { kept } from './kept';
import { besideSocket, openInspector } from './openInspector';

const tag = `<script src="${besideSocket('local.js')}"></script>`;

const key = 'inspect';
const named = new URLSearchParams(window.location.search).get(key);
const asked = kept(key, named) ?? named;
if (asked !== 'off') {
  globalThis.eventRing = new EventRing();
  globalThis.inspectActors = globalThis.eventRing.inspect;
}
/** A Trusted Types policy for the script tag, because the page's content security policy may refuse a plain string as HTML. */
const rules = { createHTML: (html: string) => html };
const trusted = window.trustedTypes?.createPolicy('inspector', rules) ?? rules;
let isWatched = asked === 'local';
// Uses `document.write`, because the connecting script must run before the page's own scripts.
if (isWatched) document.write(trusted.createHTML(tag));

window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (!altKey || !shiftKey || code !== 'KeyI') return;
  openInspector();
  if (isWatched || !globalThis.eventRing) return;
  isWatched = true;
  kept(key, 'local');
  document.head.append(document.createRange().createContextualFragment(trusted.createHTML(tag)));
});
