import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** Whether elements are less than a screen's height away, by their ids. */
const nearness = new Map<string, boolean>();
const subscriptions = new Map<string, (onChange: Listener) => Listener>();

/** How to hear that the element of an id comes near or goes away; the same function for the same id, as React wants it. */
function subscriptionTo(id: string) {
  const known = subscriptions.get(id);
  if (known) return known;
  const subscribe = (onChange: Listener) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        nearness.set(id, entry?.isIntersecting ?? false);
        onChange();
      },
      { rootMargin: '100% 0px' },
    );
    const element = document.querySelector(`#${id}`);
    if (element) observer.observe(element);
    return () => {
      observer.disconnect();
      nearness.delete(id);
    };
  };
  subscriptions.set(id, subscribe);
  return subscribe;
}

/** Whether the element of an id is less than a screen's height away from the window; not before its first layout. */
export const useIsNear = (id: string): boolean =>
  useSyncExternalStore(
    subscriptionTo(id),
    () => nearness.get(id) ?? false,
    () => false,
  );
