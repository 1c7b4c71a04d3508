import { onEvents } from './onEvents';

/** Calls `listener` whenever Escape is pressed; returns how to stop that. */
export function onEscape(listener: () => void): () => void {
  return onEvents(document, { keydown: ({ key }) => key === 'Escape' && listener() });
}
