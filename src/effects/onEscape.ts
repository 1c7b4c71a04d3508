/** Calls `listener` whenever Escape is pressed; returns how to stop that. */
export function onEscape(listener: () => void): () => void {
  const report = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') listener();
  };
  document.addEventListener('keydown', report);
  return () => document.removeEventListener('keydown', report);
}
