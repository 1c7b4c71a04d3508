import {
  type ContactMessage,
  draftLife,
  emptyMessage,
  isEmpty,
} from '../../machines/ContactMessage';

const key = 'contactDraft';

/** The contact form's text, kept in the tab's session storage for an hour, so that a reload does not lose it. */
export const draft = {
  /** The kept text; undefined if no text is kept, the text is over an hour old, or the browser blocks storage. */
  read(): ContactMessage | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return undefined;
      const left = 'until' in kept ? Number(kept.until) - Date.now() : 0;
      // More time left than `draftLife` means that the clock was set back: then the text is removed, not kept for longer.
      if (!(left > 0 && left <= draftLife)) {
        sessionStorage.removeItem(key);
        return undefined;
      }
      const texts = Object.entries(kept).filter(
        ([field, value]) => Object.hasOwn(emptyMessage, field) && typeof value === 'string',
      );
      return { ...emptyMessage, ...Object.fromEntries(texts) };
    } catch {
      return undefined;
    }
  },

  /** Keeps a text for an hour. One that is kept already is left as it is: neither a reload nor a failed send gives it another hour. */
  write(message: ContactMessage): void {
    try {
      if (JSON.stringify(this.read()) === JSON.stringify(message)) return;
      if (isEmpty(message)) sessionStorage.removeItem(key);
      else
        sessionStorage.setItem(key, JSON.stringify({ ...message, until: Date.now() + draftLife }));
    } catch {
      // Storage is blocked or full. The form still works, but a reload loses the text.
    }
  },
};
