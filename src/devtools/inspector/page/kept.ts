/** Keeps a text under a name for the visit, if one is given, and returns what is kept there; null where nothing is, or nothing can be. */
export function kept(name: string, text?: string | null): string | null {
  try {
    if (typeof text === 'string') window.sessionStorage.setItem(name, text);
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}
