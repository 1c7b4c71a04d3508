/** Returns the words and numbers, except in addresses and code, that a line break splits. Runs in the page. */
export function readBrokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const isForScreenReaders = (parent?.getBoundingClientRect().width ?? 0) <= 1;
    if (isForScreenReaders || !parent?.checkVisibility() || parent.closest('bdi, pre, main [lang]'))
      continue;
    for (const match of (node.textContent ?? '').matchAll(/[\p{Letter}\p{Mark}\p{Number}]+/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 4) broken.push(match[0]);
    }
  }
  return broken;
}
