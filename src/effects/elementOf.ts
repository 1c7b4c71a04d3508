/** The element with an id; throws where the page has none. */
export function elementOf(id: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(`#${id}`);
  if (!element) throw new Error(`No element has the id "${id}".`);
  return element;
}
