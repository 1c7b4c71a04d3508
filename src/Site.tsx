import { StrictMode, useEffect, useState } from 'react';
import type { SiteInput } from '../machines/siteMachine';
import { App } from './App';
import * as marks from './early/marks';
import { createSiteActor } from './effects/createSiteActor';
import { SiteActorContext } from './effects/useActor';
import { loadTexts } from './i18n/i18n';

/**
 * The site's actors and the tree that shows them, the same in the build and in the browser, so that one takes over from
 * the other. The actors start once the tree is there; then the document is marked `running`.
 */
export function Site({ path, language }: SiteInput) {
  const [actor] = useState(() => createSiteActor({ path, language }));
  useEffect(() => {
    const root = document.documentElement;
    // While developing, React runs this twice.
    if (root.hasAttribute(marks.running)) return;
    actor.start();
    root.setAttribute(marks.running, '');
    loadTexts();
  }, [actor]);
  return (
    <StrictMode>
      <SiteActorContext value={actor}>
        <App />
      </SiteActorContext>
    </StrictMode>
  );
}
