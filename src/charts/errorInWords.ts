import { plain } from './plain';

/** What was thrown, as one line. */
export const errorInWords = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : JSON.stringify(plain(error));
