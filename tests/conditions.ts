import type { Page } from '@playwright/test';

/**
 * Does to the open page what a browser's translator does, now and to what comes later: each text node is replaced by a `font`
 * element with a text of its own. The texts stay as they are, so that a test can expect them.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

/** What a translator does in the page; it runs there and may use nothing from outside itself. */
function replaceTexts() {
  const untouched = 'font, script, style, textarea';
  const replaceIn = (node: Node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = node instanceof Text ? [node] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceIn);
  }).observe(document.body, { childList: true, subtree: true });
}

/**
 * Does to each page that is opened from now on what password managers and grammar checkers do: before the page's scripts run, a
 * foreign element stands beside every field, and one is the first child of the body.
 */
export async function extend(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.body.prepend(document.createElement('foreign-icon'));
      for (const field of document.querySelectorAll('form input, form textarea'))
        field.after(document.createElement('foreign-icon'));
    });
  });
}

/** Keeps every script of the page back until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) =>
    isHeld ? void held.push(() => route.continue()) : route.continue(),
  );
  return async () => {
    isHeld = false;
    await Promise.all(held.map((letCome) => letCome()));
  };
}
