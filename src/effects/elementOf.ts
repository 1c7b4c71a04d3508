/** The element of an id; throws where the page has none. */
export function elementOf<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.querySelector<Kind>(`#${id}`);
  if (!element) throw new Error(`No element has the id "${id}".`);
  return element;
}
