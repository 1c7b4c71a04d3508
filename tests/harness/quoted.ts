/** Names in quotation marks, one after the other. */
export const quoted = (names: Iterable<string>): string =>
  [...names].map((name) => `"${name}"`).join(', ');
