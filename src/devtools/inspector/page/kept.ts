/** Stores a text, if one is given, for the session of the tab. Returns the stored text; null without one, or without storage. */
export function kept(name: string, text?: string | null): string | null {
  try {
    if (typeof text === 'string') window.sessionStorage.setItem(name, text);
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
