import { StrictMode, useEffect } from 'react';
import { App } from './App';
import * as marks from './early/marks';
import type { SiteActor } from './effects/createSiteActor';
import { SiteActorContext } from './hooks/useActor';
import { loadTranslations } from './i18n/loadTranslations';

export { createSiteActor } from './effects/createSiteActor';

/**
 * The root component; it gives the views the site's root actor. The build and the browser render the same HTML, so that React can
 * hydrate it. After hydration, the component starts the actors and marks the document `running`.
 */
export function Site({ actor }: { readonly actor: SiteActor }) {
  useEffect(() => {
    const root = document.documentElement;
    // Starts the actors only once: in development, each change of this file runs the effect again.
    if (root.hasAttribute(marks.running)) return;
    actor.start();
    root.setAttribute(marks.running, '');
    window.dispatchEvent(new Event(marks.started));
    loadTranslations();
  }, [actor]);
  return (
    <StrictMode>
      <SiteActorContext value={actor}>
        <App />
      </SiteActorContext>
    </StrictMode>
  );
}
