import * as marks from './marks';

declare global {
  interface Window {
    /** The browser's factory of Trusted Types policies, which older browsers and TypeScript's own types lack. */
    readonly trustedTypes?: {
      createPolicy<Rules extends Partial<Record<TrustedRule, (text: string) => string>>>(
        name: string,
        rules: Rules,
      ): Rules;
    };
  }
}

/** How long after parsing the site may take to start, in milliseconds, before `OtherWays` shows other ways of contact. */
const patience = 8000;

/** The rules that a policy of Trusted Types can have. */
type TrustedRule = 'createHTML' | 'createScriptURL';

/**
 * Loads the bundle's scripts from their addresses. Marks the page `scripts-failed` if a script does not load or throws, or if the site has
 * not started in time; a later start removes the mark. Requests all scripts at once, because an import would be requested only after the
 * importing script arrives. Each script runs in a task of its own, imports first, so that a slow device can answer the visitor between two
 * scripts (`npm run bench -- main-thread`).
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
