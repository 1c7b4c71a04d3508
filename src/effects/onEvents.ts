/** The browser's events by their types, and two events that wouter dispatches. */
type Events = WindowEventMap &
  DocumentEventMap & { readonly pushState: Event; readonly replaceState: Event };

/** Listens to events on a target, each type with its own listener; returns a function that removes the listeners. */
export function onEvents(
  target: EventTarget,
  listeners: { readonly [Type in keyof Events]?: (event: Events[Type]) => unknown },
  options?: AddEventListenerOptions,
): () => void {
  const stopping = new AbortController();
  const all = { ...options, signal: stopping.signal };
  for (const [type, listener] of Object.entries(listeners))
    target.addEventListener(type, listener as EventListener, all);
  return () => stopping.abort();
}
