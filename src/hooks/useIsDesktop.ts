import { useSyncExternalStore } from 'react';
import { desktopLayout, onLayoutChange } from '../effects/onLayoutChange';

const isDesktop = () => desktopLayout().matches;
const isPrerendering = typeof matchMedia !== 'function';

/**
 * Whether the desktop layout is shown; false while prerendering. While hydrating it is false too, unless the early script has
 * already adapted the served page to the layout (`isSetEarly`: src/early/adaptToDesktop.ts).
 */
export const useIsDesktop = ({ isSetEarly = false } = {}): boolean =>
  useSyncExternalStore(
    onLayoutChange,
    isDesktop,
    () => isSetEarly && !isPrerendering && isDesktop(),
  );
