/**
 * A link for a page's head that delays the first paint until the page is parsed up to its first `h2`, which is below the first
 * view. Where a page comes in parts, the words of the hero would move up as more of them come. Empty for a page without `h2`.
 */
export function delayFirstPaint(html: string): string {
  const below = /<h2[^>]* id="([^"]*)"/.exec(html)?.[1];
  return below ? `<link rel="expect" href="#${below}" blocking="render">` : '';
}
