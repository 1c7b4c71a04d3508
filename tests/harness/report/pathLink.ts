/** Leads to a path in the list of all, and opens it there. */
export const pathLink = (id: string): string =>
  `<a href="#path-${id}" data-opens="path-${id}">${id}</a>`;
