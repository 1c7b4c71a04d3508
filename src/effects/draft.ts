import { type ContactMessage, emptyMessage } from '../../machines/contactFormMachine';

const key = 'contactDraft';

/** How long a draft is kept, in milliseconds: it is personal data, and others may use the same tab. */
export const draftLife = 3_600_000;

let forgetting: ReturnType<typeof setTimeout> | undefined;
/** What the form holds, or could not send. */
let last = emptyMessage;

/** Removes the kept text in some milliseconds; a later call replaces an earlier one. */
function forgetIn(time: number) {
  clearTimeout(forgetting);
  forgetting = setTimeout(() => sessionStorage.removeItem(key), time);
}

/** The contact form's text, kept in the tab's session storage for an hour, so that it survives a reload. */
export const draft = {
  /** The kept text; undefined where there is none, it is over an hour old, or the browser blocks storage. */
  read(): ContactMessage | undefined {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      if (typeof kept !== 'object' || kept === null) return undefined;
      const left = 'until' in kept ? Number(kept.until) - Date.now() : 0;
      // A clock that was set back must not keep it for longer.
      if (!(left > 0 && left <= draftLife)) {
        sessionStorage.removeItem(key);
        return undefined;
      }
      forgetIn(left);
      const texts = Object.entries(kept).filter(
        ([field, value]) => Object.hasOwn(emptyMessage, field) && typeof value === 'string',
      );
      last = { ...emptyMessage, ...Object.fromEntries(texts) };
      return last;
    } catch {
      return undefined;
    }
  },

  /** Keeps a text; removes it where all fields are empty. */
  write(message: ContactMessage): void {
    last = message;
    try {
      const isEmpty = Object.values(message).every((text) => text === '');
      if (isEmpty) {
        clearTimeout(forgetting);
        sessionStorage.removeItem(key);
      } else {
        const kept = { ...message, until: Date.now() + draftLife };
        sessionStorage.setItem(key, JSON.stringify(kept));
        forgetIn(draftLife);
      }
    } catch {
      // Storage is blocked or full: the form works all the same, but a reload loses the text.
    }
  },

  /** Keeps the text for another hour: the page is about to reload, and it stands there still. */
  renew(): void {
    draft.write(last);
  },
};
