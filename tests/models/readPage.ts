type Keys = ReturnType<typeof rawKeysOf>;

/** The raw translation keys that no visitor may read, by the language of the page. */
export type RawKeys = Readonly<Record<'ar' | 'en', Keys>>;

/**
 * The translation keys that no visitor may read. A key is an error as the whole of a text (`alone`), unless a translated text equals it. A
 * key with an underscore is an error also inside a text (`anywhere`), since no word has an underscore.
 */
export const rawKeysOf = (translations: Readonly<Record<string, string>>) => {
  const keys = Object.keys(translations);
  const texts = new Set(Object.values(translations));
  return {
    alone: keys.filter((key) => !texts.has(key)),
    anywhere: keys.filter((key) => key.includes('_')),
  };
};

/** Reads the facts by which the rules for every page are checked. It runs in the page and may use nothing from outside itself. */
export function readPage({ document }: Window, { alone, anywhere }: Keys) {
  const root = document.documentElement;
  const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  const foreign: string[] = [];
  const isForeign = (text: string) =>
    root.lang === 'ar' ? /([A-Za-z]{2,}[,.]? ){3}/.test(text) : /[\u0621-\u064A]/.test(text);
  const hear = (text: string, element: Element | null) => {
    said.push(text);
    if (isForeign(text) && element?.closest('[lang], code, pre') === root) foreign.push(text);
  };
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    const isWritten = parentElement?.localName === 'textarea';
    if (!parentElement?.closest('script, style, noscript'))
      hear(textContent ?? '', isWritten ? null : parentElement);
  }
  for (const name of spoken) {
    for (const element of document.querySelectorAll(`[${name}]`))
      hear(element.getAttribute(name) ?? '', element);
  }
  const rawKeys = said
    .map((text) => text.trim())
    .filter(
      (text) =>
        alone.includes(text) || (text.includes('_') && anywhere.some((key) => text.includes(key))),
    );
  return {
    language: root.lang,
    direction: root.dir,
    bodyDirection: document.body.dir,
    languageClasses: [...root.classList].filter((name) => name.startsWith('lang-')),
    isTitled: document.title.trim() !== '' && !/[<>]/.test(document.title),
    rawKeys,
    foreign,
    // Controls that are transparent but can still be pressed.
    unseenControls: [...document.querySelectorAll('a[href], button')]
      .filter((control) => {
        if (!control.checkVisibility() || control.checkVisibility({ opacityProperty: true }))
          return false;
        const { x, y, width, height } = control.getBoundingClientRect();
        return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map((control) => control.ariaLabel ?? control.textContent),
    sidewaysScroll: root.scrollWidth - root.clientWidth,
  };
}
