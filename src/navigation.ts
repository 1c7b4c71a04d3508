import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { afterPaint } from './afterPaint';

/** Shows a page's beginning and gives its main heading the focus, so that it is read out; a menu that it was reached by has gone by then. */
function arrive() {
  window.scrollTo({ top: 0, behavior: 'instant' });
  afterPaint(() => document.querySelector('h1')?.focus({ preventScroll: true }));
}

/** Goes to another page without a reload and arrives there once it is on the screen. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  flushSync(() => navigate(to, options));
  arrive();
};
