/**
 * Stores a text under a name for the session of the tab, if a text is given. Returns the stored text, or null where none is stored or
 * storage is not available.
 */
export function kept(name: string, text?: string | null): string | null {
  try {
    if (typeof text === 'string') window.sessionStorage.setItem(name, text);
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
