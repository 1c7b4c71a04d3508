import { onEvents } from './onEvents';

/** Calls `listener` whenever Escape is pressed; returns a function that removes the listener. */
export function onEscape(listener: () => void): () => void {
  return onEvents(document, { keydown: ({ key }) => key === 'Escape' && listener() });
}
