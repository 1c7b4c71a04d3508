import { type ContactMessage, emptyMessage } from '../../machines/contactFormMachine';

const key = 'contactDraft';

/** The text that was being written before a reload; undefined where there is none, or the browser keeps nothing. */
export function readDraft(): ContactMessage | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null) return undefined;
    const texts = Object.entries(draft).filter(
      ([field, value]) => field in emptyMessage && typeof value === 'string',
    );
    return { ...emptyMessage, ...Object.fromEntries(texts) };
  } catch {
    return undefined;
  }
}

/** Keeps what is being written for the time of the visit; an empty message is forgotten. */
export function writeDraft(message: ContactMessage) {
  try {
    const isEmpty = Object.values(message).every((text) => text === '');
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(message));
  } catch {
    // Storage is blocked or full: the form works all the same, a reload loses the text.
  }
}
