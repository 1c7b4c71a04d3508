import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { startI18n } from './i18n';
import { plainPath } from './path';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

/** Starting is done in several tasks, so that what the visitor does meanwhile is not held up. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

// What came is a page in a language; a host that cannot choose may have sent another than was asked for.
const served = { language: document.documentElement.lang, path: root.dataset['path'] };
await nextTask();
startI18n();
const asked = {
  language: document.documentElement.lang,
  path: plainPath(window.location.pathname),
};

const { Site } = await import('./Site');

if (served.language === asked.language && served.path === asked.path) {
  // As a transition, so that taking over never holds up the visitor for long.
  startTransition(() => void hydrateRoot(root, <Site />));
} else {
  for (const told of document.querySelectorAll('title, meta[name=description]')) told.remove();
  root.replaceChildren();
  flushSync(() => createRoot(root).render(<Site />));
  // The face of this language was not asked for before: a page that is laid out asks.
  root.getBoundingClientRect();
}
// From now on React answers, if need be by taking over at once.
window.dispatchEvent(new Event('started'));
// Nothing is seen before its typeface has come, so that nothing moves when it does.
await document.fonts.ready;
document.documentElement.classList.remove('pending-language');
