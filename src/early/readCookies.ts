/** The page's cookies; undefined where the browser throws at the attempt to read them. */
export function readCookies(): string | undefined {
  try {
    return document.cookie;
  } catch {
    return undefined;
  }
}
