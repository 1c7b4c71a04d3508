/**
 * Lengthens the texts of the page, as a language with longer words would: the shorter a text, the larger its factor. Leaves out numbers,
 * addresses, names of languages, and texts that are lengthened already. Runs in the page, so uses nothing from outside.
 */
export function stretchTexts(): void {
  const factors: readonly (readonly [upTo: number, factor: number])[] = [
    [10, 3],
    [20, 2],
    [30, 1.8],
    [50, 1.6],
    [70, 1.5],
    [Infinity, 1.3],
  ];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen: Set<Node> = ((window as { stretched?: Set<Node> }).stretched ??= new Set());
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.textContent?.trim() ?? '';
    const isCode = node.parentElement?.closest('script, style, noscript, bdi, [lang]:not(html)');
    if (isCode || seen.has(node) || !/\p{Letter}{2}/u.test(text)) continue;
    const words = text.split(/\s+/);
    const factor = factors.find(([upTo]) => text.length <= upTo)?.[1] ?? 1;
    const length = Math.round(text.length * factor);
    let longer = text;
    for (let next = 0; longer.length < length; next += 1)
      longer += ` ${words[next % words.length]}`;
    node.textContent = longer;
    seen.add(node);
  }
}
