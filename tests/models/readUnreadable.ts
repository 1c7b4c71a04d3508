/* eslint-disable unicorn/consistent-function-scoping -- `readUnreadable` runs in the page, and may use nothing from outside itself. */

/**
 * Returns the words on a page whose colour is nearly as light or dark as their background; pictures do not count as background. It runs in
 * the page and may use nothing from outside itself.
 */
export function readUnreadable(view: Window & typeof globalThis): string[] {
  const { document } = view;
  /** The least contrast at which words can be told from their background at all (WCAG 2.2 asks for 4.5). */
  const leastContrast = 1.5;
  /** The relative luminance of a colour, from 0 to 1; undefined if the colour is translucent. */
  const luminanceOf = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((each) => (each / 255) ** 2.2);
    return alpha < 1 ? undefined : 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const grounds = new Map<Element, number | undefined>();
  const groundOf = (element: Element | null): number | undefined => {
    if (!element) return 1;
    if (grounds.has(element)) return grounds.get(element);
    const { backgroundColor, backgroundImage, position } = view.getComputedStyle(element);
    const mayStandOnPicture = /absolute|fixed/.test(position) || backgroundImage !== 'none';
    const own = luminanceOf(backgroundColor);
    const ground = own ?? (mayStandOnPicture ? undefined : groundOf(element.parentElement));
    grounds.set(element, ground);
    return ground;
  };
  const isUnreadable = (element: Element) => {
    const ground = groundOf(element);
    const own = luminanceOf(view.getComputedStyle(element).color);
    if (ground === undefined || own === undefined) return false;
    return (Math.max(ground, own) + 0.05) / (Math.min(ground, own) + 0.05) < leastContrast;
  };
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const text = textContent?.trim();
    if (text && parentElement && isUnreadable(parentElement) && isShown(parentElement))
      words.push(text);
  }
  return words;
}
