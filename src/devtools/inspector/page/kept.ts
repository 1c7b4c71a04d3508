/** Keeps a text under a name, if one is given, and returns what is kept there; null where nothing is, or nothing can be. */
export function kept(
  storage: 'localStorage' | 'sessionStorage',
  name: string,
  text?: string | null,
): string | null {
  try {
    if (typeof text === 'string') window[storage].setItem(name, text);
    return window[storage].getItem(name);
  } catch {
    return null;
  }
}
