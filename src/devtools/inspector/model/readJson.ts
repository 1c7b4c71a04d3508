/** Reads JSON as a developer writes it; throws an Error that says what is wrong. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`This is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** What a reader finds wrong with a text, in words; empty if nothing is. */
export function problemIn(text: string, read: (text: string) => unknown): string {
  try {
    read(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}
