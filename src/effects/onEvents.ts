/** Events of browsers by their types, and those that wouter dispatches. */
type Events = WindowEventMap &
  DocumentEventMap & { readonly pushState: Event; readonly replaceState: Event };

/** Calls the listener of each type of event on a target; returns how to stop that. */
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
