import { useEffect, useState } from 'react';
import { elementOf } from '../effects/elementOf';

/**
 * Whether the element with an id is in the window or less than a window's height away from it; false before the element's first
 * layout.
 *
 * Hidden pictures are loaded only near the window: `loading="lazy"` alone fetches several screens ahead.
 */
export function useIsNear(id: string): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: '100% 0px' },
    );
    observer.observe(elementOf(id));
    return () => observer.disconnect();
  }, [id]);
  return isNear;
}
