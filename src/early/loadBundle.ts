import * as marks from './marks';

declare global {
  interface Window {
    /** The browser's factory of Trusted Types, where it has them; TypeScript's own types lack it. */
    readonly trustedTypes?: {
      createPolicy<Rules extends Partial<Record<TrustedRule, (text: string) => string>>>(
        name: string,
        rules: Rules,
      ): Rules;
    };
  }
}

/** How long the site may take to start, in milliseconds from the parsed page, before the other ways are shown beside the form. */
const patience = 8000;

/** What a policy of Trusted Types may let through. */
type TrustedRule = 'createHTML' | 'createScriptURL';

/**
 * Loads the bundle's scripts from their addresses. Marks the page `scripts-failed` where one of them does not load or throws, and
 * where the site has not started in time for whatever reason; a start that comes later takes the mark away.
 *
 * All are requested at once, as imports would be requested only once the script before them has come. They are evaluated in the
 * order of their addresses, each in a task of its own where its imports stand before it, so that a slow processor answers between
 * them (`npm run bench -- main-thread`).
 */
export function loadBundle(addresses: readonly string[]) {
  // The site's only policy of Trusted Types; its name cannot be taken a second time.
  const rules = { createScriptURL: (address: string) => address };
  const trusted = window.trustedTypes?.createPolicy('bundle', rules) ?? rules;
  for (const address of addresses) {
    const src = trusted.createScriptURL(address);
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src, onerror: fail, async: false });
    document.head.append(script);
  }
  const starting = new AbortController();
  const onError = ({ filename }: ErrorEvent) =>
    addresses.some((each) => filename.endsWith(each)) && fail();
  window.addEventListener('error', onError, { signal: starting.signal });
  const timer = setTimeout(fail, patience);
  const onStart = () => {
    clearTimeout(timer);
    starting.abort();
    document.documentElement.classList.remove(marks.scriptsFailed);
  };
  window.addEventListener(marks.started, onStart, { once: true });
}

const fail = () => document.documentElement.classList.add(marks.scriptsFailed);
