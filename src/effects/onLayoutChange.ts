import { md } from '../style/media';
import { onEvents } from './onEvents';

/** Matches while the desktop layout is shown: from the medium breakpoint up (specification, section 9). */
export const desktopLayout = () => window.matchMedia(md);

/** Calls `listener` whenever the window crosses the medium breakpoint; returns a function that removes the listener. */
export function onLayoutChange(listener: (isDesktop: boolean) => void): () => void {
  const query = desktopLayout();
  return onEvents(query, { change: () => listener(query.matches) });
}
