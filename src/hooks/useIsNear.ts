import { useEffect, useState } from 'react';
import { elementOf } from '../effects/elementOf';

/**
 * Whether the element of an id is less than a window's height away from the window; false before its first layout.
 *
 * Pictures that are not shown are loaded only near: `loading="lazy"` alone fetches several screens ahead.
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
