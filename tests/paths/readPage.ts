/** Translations, as `readPage` needs them: their keys, and what they say in the page's language. */
interface Translations {
  readonly keys: readonly string[];
  readonly texts: readonly string[];
}

/** Reads off the page, in the browser, what must hold everywhere. It may use nothing from outside itself. */
export function readPage({ document }: Window, { keys, texts }: Translations) {
  const root = document.documentElement;
  const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (walker.nextNode()) {
    const isCode = walker.currentNode.parentElement?.closest('script, style, noscript');
    if (!isCode) said.push(walker.currentNode.textContent ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of spoken) said.push(element.getAttribute(name) ?? '');
  }
  // A key with an underscore is never a word; one without is raw where no translation says it.
  const compound = keys.filter((key) => key.includes('_'));
  const simple = new Set(keys.filter((key) => !texts.includes(key)));
  const rawKeys = said
    .map((text) => text.trim())
    .filter((text) => simple.has(text) || compound.some((key) => text.includes(key)));
  return {
    language: root.lang,
    direction: root.dir,
    bodyDirection: document.body.dir,
    languageClasses: [...root.classList].filter((name) => name.startsWith('lang-')),
    isTitled: document.title.trim() !== '' && !/[<>]/.test(document.title),
    rawKeys,
    sidewaysScroll: root.scrollWidth - root.clientWidth,
  };
}
