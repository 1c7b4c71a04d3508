/**
 * The value that the build embedded as JSON in the element with an id; undefined where the page has no such element. Throws where
 * the text is not JSON.
 */
export const embedded = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
