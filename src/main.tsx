import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import * as marks from './early/marks';
import { startI18n } from './i18n/i18n';
import { currentLanguage } from './i18n/language';
import { plainPath } from './routing/path';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

/** Starting is done in several tasks, so that what the visitor does meanwhile is not held up. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// What came is a page in a language; a host that cannot choose may have sent another than was asked for.
const served = {
  language: document.documentElement.lang,
  path: root.getAttribute(marks.servedPath),
};
await nextTask();
startI18n();
const asked = {
  language: currentLanguage(),
  path: plainPath(window.location.pathname),
};

const { Site } = await import('./Site');

if (served.language === asked.language && served.path === asked.path) {
  // As a transition, so that taking over never holds up the visitor for long.
  startTransition(() => void hydrateRoot(root, <Site {...asked} />));
} else {
  for (const told of document.querySelectorAll('title, meta[name=description]')) told.remove();
  root.replaceChildren();
  flushSync(() => createRoot(root).render(<Site {...asked} />));
  // The face of this language was not asked for before: a page that is laid out asks.
  root.getBoundingClientRect();
}
// From now on React handles events; where it has not hydrated yet, it does so at the first one.
window.dispatchEvent(new Event(marks.started));
// Nothing is seen before its typeface has come, so that nothing moves when it does.
await document.fonts.ready;
document.documentElement.classList.remove(marks.pendingLanguage);
