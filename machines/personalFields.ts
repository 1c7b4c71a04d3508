import { emptyMessage } from './ContactMessage.js';

/** The names of the context and event fields that hold personal data, which saved recordings mask. */
export const personalFields: readonly string[] = Object.keys(emptyMessage);
