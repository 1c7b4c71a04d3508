/**
 * Returns a sentence for each text that a visitor cannot read, because a box cuts it or it lies outside the window or under other text; and
 * one if the page scrolls sideways. Text in a box that scrolls counts as readable. Runs in the page, so uses nothing from outside.
 */
export function readLosses(): string[] {
  const root = document.documentElement;
  // While a dialog is open, checks only the dialog.
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
    // Skips text that is only for screen readers.
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
      // Letters fill about the middle half of a line's box, so two lines overlap only where these halves do.
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

  /** Names the box, if any, whose edge cuts a line. A line may reach a little above and below its box. */
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

  function blockOf(element: Element): Element {
    const isInline = element !== root && getComputedStyle(element).display === 'inline';
    return isInline && element.parentElement ? blockOf(element.parentElement) : element;
  }
}
