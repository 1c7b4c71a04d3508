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
// In a task of its own, and the views in another (a chunk of their own): the longest task takes 157 ms of processor time, with
// all in one 275 ms (Arabic home page, phone, CPU slowed down four times; median of 7).
await nextTask();
// Only a built page has the early script.
if (import.meta.env.DEV) acceptDigits();
startI18n();
const asked = {
  language: currentLanguage(),
  path: pagePath(window.location.pathname),
};

const { Site, createSiteActor } = await import('./Site');
// Not in the task that evaluates the views, nor within React's first slice: tasks block for 52 ms instead of 62 ms (as above;
// median of 5), where the page without scripts has 44 ms.
await nextTask();
const actor = createSiteActor(asked);
await nextTask();

if (served.language === asked.language && served.path === asked.path) {
  // As a transition React hydrates in slices: the longest task takes 157 ms instead of 326 ms (measured as above).
  startTransition(() => void hydrateRoot(root, <Site actor={actor} />));
} else {
  // React writes both anew.
  for (const element of document.querySelectorAll('title, meta[name=description]'))
    element.remove();
  root.replaceChildren();
  // At once, because `fonts.ready` below waits for the fonts of what is rendered: otherwise the page was shown empty in 7 of 7
  // visits, with it in 0 of 8 (home page in the other language, warm cache, CPU slowed down four times).
  flushSync(() => createRoot(root).render(<Site actor={actor} />));
}
// The page is shown once its fonts are loaded, so that nothing moves when they are.
await document.fonts.ready;
html.classList.remove(marks.pendingLanguage);
