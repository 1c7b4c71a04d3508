import { useSyncExternalStore } from 'react';
import { desktopLayout, onLayoutChange } from './onLayoutChange';

/** Whether the desktop layout is shown; false while prerendering and hydrating. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    onLayoutChange,
    () => desktopLayout().matches,
    () => false,
  );
