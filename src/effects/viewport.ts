import { useSyncExternalStore } from 'react';
import { media } from '../style/media';

const watchDesktop = () => window.matchMedia(media.md);

/** Calls `listener` whenever the window grows or shrinks past the medium breakpoint; returns how to stop. */
export function onLayoutChange(listener: (isDesktop: boolean) => void): () => void {
  const query = watchDesktop();
  const report = () => listener(query.matches);
  query.addEventListener('change', report);
  return () => query.removeEventListener('change', report);
}

/** Whether the desktop layout is shown: from the medium breakpoint up (specification, section 9). */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(
    onLayoutChange,
    () => watchDesktop().matches,
    () => false,
  );
}
