import { useSyncExternalStore } from 'react';
import * as marks from '../early/marks';
import { desktopLayout, onLayoutChange } from '../effects/onLayoutChange';

const isDesktop = () => desktopLayout().matches;
const isPrerendering = typeof matchMedia !== 'function';

/**
 * Whether the desktop layout is shown; false while prerendering. While hydrating: whether the early script has adapted the served page to
 * the desktop layout (`adaptToDesktop`).
 */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    onLayoutChange,
    isDesktop,
    () => !isPrerendering && document.documentElement.hasAttribute(marks.adapted),
  );
