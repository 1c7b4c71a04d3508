/** Stores `text` in the session storage of the tab, if given. Returns the stored text; null if there is none, or no storage is allowed. */
export function kept(name: string, text?: string | null): string | null {
  try {
    if (typeof text === 'string') window.sessionStorage.setItem(name, text);
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
