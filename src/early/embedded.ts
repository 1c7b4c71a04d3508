/** The value that the build embedded as JSON in the element `id`; undefined if no such element exists. Throws for invalid JSON. */
export const embedded = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
