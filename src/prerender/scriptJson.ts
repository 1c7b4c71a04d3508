/** A value as JSON for a script element, escaped so that no text in it can close the element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
