/**
 * Runs in the head of a page, while it is developed, before the page's own scripts. What `?inspect=` asks for is kept
 * for the time of the visit: `local` has the script loaded that talks to inspectors. Unless it is `off`, what the actors do is kept, so that
 * Alt+Shift+I opens an inspector on what has happened already.
 */
import { EventRing } from './EventRing';
import { kept } from './kept';
import { besideSocket, openInspector } from './openInspector';

/** The script that talks to inspectors. */
const tag = `<script src="${besideSocket('local.js')}"></script>`;

const key = 'inspect';
const named = new URLSearchParams(window.location.search).get(key);
const asked = kept(key, named) ?? named;
if (asked !== 'off') {
  globalThis.eventRing = new EventRing();
  globalThis.inspectActors = globalThis.eventRing.inspect;
}
/** What lets the tag through where the page's policy takes no plain text as HTML (Trusted Types). */
const rules = { createHTML: (html: string) => html };
const trusted = window.trustedTypes?.createPolicy('inspector', rules) ?? rules;
// The page's own scripts must not run before what is written here.
let isWatched = asked === 'local';
if (isWatched) document.write(trusted.createHTML(tag));

window.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
  if (!altKey || !shiftKey || code !== 'KeyI') return;
  openInspector();
  if (isWatched || !globalThis.eventRing) return;
  isWatched = true;
  kept(key, 'local');
  document.head.append(document.createRange().createContextualFragment(trusted.createHTML(tag)));
});
