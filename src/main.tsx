import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { acceptDigits } from './early/acceptDigits';
import * as marks from './early/marks';
import { startI18n } from './i18n/startI18n';
import { currentLanguage } from './i18n/currentLanguage';
import { pagePath } from './routing/pagePath';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html must hold an element with the id "root".');

// A translator that came before the scripts has written its own language there; i18next would take it for the page's.
const html = document.documentElement;
html.lang = html.classList.contains('lang-ar') ? 'ar' : 'en';
// The page was prerendered in a language, for a path; a host that cannot choose may have sent another than was asked for.
const served = {
  language: html.lang,
  path: root.getAttribute(marks.servedPath),
};
// In a task of its own, and the views in another (a chunk of their own), so that no task holds the visitor up for long
// (`npm run bench -- main-thread`).
await nextTask();
// Only a built page has the early script.
if (import.meta.env.DEV) acceptDigits();
startI18n();
const asked = {
  language: currentLanguage(),
  path: pagePath(window.location.pathname),
};

const { Site, createSiteActor } = await import('./Site');
// Neither in the task that evaluates the views nor within React's first slice.
await nextTask();
const actor = createSiteActor(asked);
await nextTask();

if (served.language === asked.language && served.path === asked.path) {
  // As a transition React hydrates in slices.
  startTransition(() => void hydrateRoot(root, <Site actor={actor} />));
} else {
  // React writes both anew.
  for (const element of document.querySelectorAll('title, meta[name=description]'))
    element.remove();
  root.replaceChildren();
  // At once, because `fonts.ready` below waits for the fonts of what is rendered: otherwise the page is shown empty.
  flushSync(() => createRoot(root).render(<Site actor={actor} />));
}
// The page is shown once its fonts are loaded, so that nothing moves when they are.
await document.fonts.ready;
html.classList.remove(marks.pendingLanguage);
