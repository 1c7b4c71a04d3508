import type { Page } from '@playwright/test';

/**
 * Does what a browser's translator does: replaces each text node, also in elements that are added later, by a `font` element with a text of
 * its own. The words stay the same, so that a test can expect them.
 */
export const translate = (page: Page): Promise<void> => page.evaluate(replaceTexts);

/** Runs in the page, so it may use nothing defined outside. */
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
 * Does what password managers and grammar checkers do to each page that is opened from now on: adds a foreign element after every field,
 * and one at the start of the body, before the page's scripts run.
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

/** Holds back every script of the page until the returned function is called. */
export const holdScripts = (page: Page) => holdRequests(page, '**/assets/*.js');

/** Holds back the page's requests for addresses that match a pattern until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  let isHeld = true;
  await page.route(pattern, (route) =>
    isHeld ? void held.push(() => route.continue()) : route.continue(),
  );
  return async () => {
    isHeld = false;
    await Promise.all(held.map((letCome) => letCome()));
  };
}
