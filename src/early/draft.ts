import {
  type ContactMessage,
  draftLife,
  emptyMessage,
  isEmpty,
} from '../../machines/ContactMessage';

const key = 'contactDraft';

/** What is stored: the text, and the time in milliseconds since 1970 after which it is dropped. */
type Kept = ContactMessage & { readonly until: number };

/** The contact form's text, kept in the tab's session storage for an hour, so that a reload does not lose it. */
export const draft = {
  /** The kept text; undefined if no text is kept, the text is over an hour old, or the browser blocks storage. */
  read(): ContactMessage | undefined {
    try {
      const { until, ...texts } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>;
      const left = Number(until) - Date.now();
      // More time left than `draftLife` means that the clock was set back: then the text is removed, not kept for longer.
      if (!(left > 0 && left <= draftLife)) {
        sessionStorage.removeItem(key);
        return undefined;
      }
      return { ...emptyMessage, ...texts };
    } catch {
      return undefined;
    }
  },

  /** Keeps a text for an hour. One that is kept already is left as it is: neither a reload nor a failed send gives it another hour. */
  write(message: ContactMessage): void {
    try {
      if (JSON.stringify(this.read()) === JSON.stringify(message)) return;
      if (isEmpty(message)) sessionStorage.removeItem(key);
      else {
        const kept: Kept = { ...message, until: Date.now() + draftLife };
        sessionStorage.setItem(key, JSON.stringify(kept));
      }
    } catch {
      // Storage is blocked or full. The form still works, but a reload loses the text.
    }
  },
};
