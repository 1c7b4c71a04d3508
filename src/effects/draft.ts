import { type ContactMessage, emptyMessage } from '../../machines/contactFormMachine';

const key = 'contactDraft';

/** The contact form's text, kept in the tab's session storage so that it survives a reload. */
export const draft = {
  /** The kept text; undefined where there is none, or the browser blocks storage. */
  read(): ContactMessage | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return undefined;
      const texts = Object.entries(kept).filter(
        ([field, value]) => field in emptyMessage && typeof value === 'string',
      );
      return { ...emptyMessage, ...Object.fromEntries(texts) };
    } catch {
      return undefined;
    }
  },

  /** Keeps a text; removes it where all fields are empty. */
  write(message: ContactMessage): void {
    try {
      const isEmpty = Object.values(message).every((text) => text === '');
      if (isEmpty) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(message));
    } catch {
      // Storage is blocked or full: the form works all the same, but a reload loses the text.
    }
  },
};
