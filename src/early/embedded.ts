/** The value that the build embedded as JSON in the element `id`; undefined where the page has none. Throws if it is not JSON. */
export const embedded = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
