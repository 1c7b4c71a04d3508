import { emptyMessage } from './ContactMessage.js';

/** The names of the context and event fields that hold personal data; saved recordings have them masked. */
export const personalFields: readonly string[] = Object.keys(emptyMessage);
