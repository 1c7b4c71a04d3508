import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { acceptDigits } from './early/acceptDigits';
import { goToNextField } from './early/goToNextField';
import * as marks from './early/marks';
import { startI18n } from './i18n/startI18n';
import { currentLanguage } from './i18n/currentLanguage';
import { pagePath } from './routing/pagePath';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

// Resets `lang`: a translation tool that ran before the scripts may have changed it, and i18next would read it as the page's language.
const html = document.documentElement;
html.lang = html.classList.contains('lang-ar') ? 'ar' : 'en';
// The language and path of the served page. They can differ from the requested ones: some hosts cannot choose a page by language.
const served = {
  language: html.lang,
  path: root.getAttribute(marks.servedPath),
};
// Each step runs in its own task, and the views are a separate chunk, so that no task blocks the page for long: see `npm run bench --
// main-thread`.
await nextTask();
// Only in development: in a built page, the early script has already called these.
if (import.meta.env.DEV) {
  acceptDigits();
  goToNextField();
}
startI18n();
const asked = {
  language: currentLanguage(),
  path: pagePath(window.location.pathname),
};

const { Site, createSiteActor } = await import('./Site');
// Creates the actor in its own task, apart from the evaluation of the views and from React's hydration.
await nextTask();
const actor = createSiteActor(asked);
await nextTask();

if (served.language === asked.language && served.path === asked.path) {
  // As a transition, because React then hydrates the page in short slices.
  startTransition(() => void hydrateRoot(root, <Site actor={actor} />));
} else {
  // Removes these elements, because React renders them itself.
  for (const element of document.querySelectorAll(
    'title, meta[name=description], link[rel=canonical]',
  ))
    element.remove();
  root.replaceChildren();
  // Synchronously, because `fonts.ready` below waits only for fonts of rendered content, and no empty page must be shown.
  flushSync(() => createRoot(root).render(<Site actor={actor} />));
}
// Shows the page only after its fonts are loaded, so that no text moves when they arrive.
await document.fonts.ready;
html.classList.remove(marks.pendingLanguage);
