import { emptyMessage } from './ContactMessage.js';

/** The fields of a context or an event in which people write of themselves: saved recordings have them masked. */
export const personalFields: readonly string[] = Object.keys(emptyMessage);
