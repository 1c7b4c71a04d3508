/**
 * Reads off the page, in the browser, what of its text a visitor cannot read: cut off by a box, outside the window, under
 * other text; and whether the page scrolls sideways. Text in a box that scrolls is not lost. It may use nothing from
 * outside itself. Returns a sentence for each loss.
 */
export function readLosses(): string[] {
  const root = document.documentElement;
  // Before an open dialog nothing else counts.
  const page = document.querySelector('dialog[open]') ?? document.body;
  const losses = new Set<string>();
  if (root.scrollWidth > root.clientWidth) {
    losses.add(`the page scrolls sideways by ${root.scrollWidth - root.clientWidth} px`);
  }
  const lines: { block: Element; text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    // What only screen readers are to hear.
    if (parent.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const short = `"${text.slice(0, 40)}"`;
    for (const box of range.getClientRects()) {
      const edge = edgeThatCuts(parent, box);
      if (edge) losses.add(`${short} is cut by ${edge}`);
      lines.push({ block: blockOf(parent), text: short, box });
    }
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // A line's letters fill about the middle half of its box.
      const [above, below] = [one.box, other.box].toSorted((first, second) => first.y - second.y);
      if (one.block === other.block || !above || !below) continue;
      const height = above.bottom - above.height / 4 - (below.top + below.height / 4);
      const width = Math.min(above.right, below.right) - Math.max(above.left, below.left);
      if (width > 2 && height > 2) {
        losses.add(`${one.text} lies over ${other.text}`);
      }
    }
  }
  return [...losses];

  /** The box, if any, beyond whose edge a line goes; lines may reach a little beyond their own height. */
  function edgeThatCuts(start: Element, line: DOMRect): string | undefined {
    let scrolls = false;
    for (let box: Element | null = start; box && box !== root; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const slack = line.height / 4;
      const name = `<${box.localName}>`;
      if (!scrolls && overflowX !== 'visible' && (line.left < left - 1 || line.right > right + 1)) {
        return name;
      }
      const isCut = line.top < top - slack || line.bottom > bottom + slack;
      if (overflowY !== 'visible' && overflowY !== 'auto' && isCut) return name;
      if (position === 'fixed') return undefined;
    }
    const isOutside = line.left < -1 || line.right > root.clientWidth + 1;
    return isOutside && !scrolls ? 'the window' : undefined;
  }

  /** The nearest box that is not part of a line. */
  function blockOf(element: Element): Element {
    const isInline = element !== root && getComputedStyle(element).display === 'inline';
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  }
}
