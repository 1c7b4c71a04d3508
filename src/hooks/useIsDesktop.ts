import { useSyncExternalStore } from 'react';
import * as marks from '../early/marks';
import { desktopLayout, onLayoutChange } from '../effects/onLayoutChange';

const isDesktop = () => desktopLayout().matches;
const isPrerendering = typeof matchMedia !== 'function';

/** Whether the desktop layout is shown. While prerendering, false; while hydrating, whether `adaptToDesktop` has adapted the page. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    onLayoutChange,
    isDesktop,
    () => !isPrerendering && document.documentElement.hasAttribute(marks.adapted),
  );
