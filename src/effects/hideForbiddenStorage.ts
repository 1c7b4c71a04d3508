/** Hides `localStorage` if the browser blocks it: EmailJS's client reads it while it loads, and would throw. */
export function hideForbiddenStorage() {
  try {
    void globalThis.localStorage;
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: undefined });
  }
}

hideForbiddenStorage();
