import { useEffect, useState } from 'react';
import { elementOf } from '../effects/elementOf';

/**
 * Whether the element with an id is less than a window's height away from the window; false before its first layout. Hidden pictures are
 * loaded only when they are near, because `loading="lazy"` alone fetches pictures several screens ahead.
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
