/** What the build embedded in the page as JSON, in the element with an id; undefined where there is none. Throws where it is not JSON. */
export const embedded = (id: string): unknown => {
  const text = document.getElementById(id)?.textContent;
  return text ? JSON.parse(text) : undefined;
};
