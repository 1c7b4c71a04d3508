/** Calls back whenever Escape is pressed; returns what ends that. */
export function onEscape(report: () => void): () => void {
  const hear = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') report();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
}
