import { useSyncExternalStore } from 'react';
import { desktopLayout, onLayoutChange } from '../effects/onLayoutChange';

const isDesktop = () => desktopLayout().matches;
const isPrerendering = typeof matchMedia !== 'function';

/**
 * Whether the desktop layout is shown; false while prerendering, and while hydrating too where the served page has not been set right
 * before that (`isSetEarly`: src/early/setPhoneType.ts).
 */
export const useIsDesktop = ({ isSetEarly = false } = {}): boolean =>
  useSyncExternalStore(
    onLayoutChange,
    isDesktop,
    () => isSetEarly && !isPrerendering && isDesktop(),
  );
