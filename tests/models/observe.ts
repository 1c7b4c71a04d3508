/* eslint-disable unicorn/consistent-function-scoping -- `observe` runs in the page, and may use nothing from outside itself. */
import type { Placed } from './Observation';

/** The ARIA roles of elements without a `role` attribute, by their tag names. */
export const rolesOfElements: Readonly<Record<string, string>> = {
  a: 'link',
  aside: 'complementary',
  button: 'button',
  details: 'group',
  dialog: 'dialog',
  footer: 'contentinfo',
  form: 'form',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  header: 'banner',
  img: 'img',
  input: 'textbox',
  main: 'main',
  nav: 'navigation',
  section: 'region',
  summary: 'button',
  textarea: 'textbox',
};

/**
 * Lists all elements that can be perceived on a page, in the page's order, and keeps the DOM elements for `pointOf`. It runs in the page
 * and may use nothing from outside itself.
 */
export function observe(
  view: Window & typeof globalThis & { observed?: Element[] },
  roles: typeof rolesOfElements,
): Omit<Placed, 'index'>[] {
  // `view` may be another window than the one in which this function runs.
  const { document, HTMLElement, HTMLImageElement, HTMLInputElement, HTMLTextAreaElement, Text } =
    view;
  const things: Omit<Placed, 'index'>[] = [];
  const observed: Element[] = (view.observed = []);
  const named = new Set(['alert', 'button', 'heading', 'link', 'status', 'tab']);
  const leaves = new Set([...named, 'img', 'spinbutton', 'textbox']);
  const wholes = new Set([...leaves, 'listitem', 'paragraph', 'text']);
  const frames = new Set(['group', 'img', 'tabpanel']);
  const codes = new Set(['noscript', 'script', 'style', 'svg']);
  const telling =
    /^(aria-(invalid|live)|autocomplete|download|inputmode|lang|maxlength|placeholder|rel|required)$/;

  const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();
  const isHidden = (element: HTMLElement) =>
    codes.has(element.localName) || element.ariaHidden === 'true' || element.inert;
  const isLaidOut = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const wordsOf = (element: Element): string =>
    [...element.childNodes]
      .map((node) => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof HTMLElement) || isHidden(node) || !node.checkVisibility()) return '';
        if (node instanceof HTMLImageElement) return node.alt;
        if (node.localName === 'br') return ' ';
        const words = node.ariaLabel ?? wordsOf(node);
        return view.getComputedStyle(node).display === 'inline' ? words : ` ${words} `;
      })
      .join('');
  const nameOf = (element: HTMLElement, role: string): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labelling = ids.map((id) => document.getElementById(id));
    const labels = [...labelling, ...((element as HTMLInputElement).labels ?? [])];
    if (labels.length > 0) return labels.map((label) => label && wordsOf(label)).join(' ');
    if (element.ariaLabel) return element.ariaLabel;
    if (element instanceof HTMLImageElement) return element.alt;
    return named.has(role) ? wordsOf(element) : '';
  };
  const roleOf = (element: HTMLElement): string | undefined => {
    const role = element.role ?? roles[element.localName];
    // Lists are left out, with the role (`List.tsx`) or without.
    if (role === 'presentation' || role === 'none' || role === 'list') return undefined;
    const isLabelled = element.hasAttribute('aria-labelledby') || element.ariaLabel;
    if ((role === 'region' || role === 'form') && !isLabelled) return undefined;
    if (role === 'link' && !element.hasAttribute('href')) return undefined;
    if (role === 'img' && element instanceof HTMLImageElement && element.alt === '')
      return undefined;
    const isOfPart =
      (role === 'banner' || role === 'contentinfo') && element.closest('section, main');
    if (isOfPart) return undefined;
    if (!role && element.ariaLive) return 'live';
    return element instanceof HTMLInputElement && element.type === 'number' ? 'spinbutton' : role;
  };
  const isTrue = (state: string | null) => (state === null ? undefined : state === 'true');
  const roomOf = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.round(width * height);
  };
  const picturesIn = (element: HTMLElement) =>
    [...(element instanceof HTMLImageElement ? [element] : element.querySelectorAll('img'))]
      .filter(isShown)
      .map(({ complete, naturalWidth, currentSrc, width }) => {
        const file = /\/images\/(.+)-(\d+)\.\w+$/.exec(currentSrc);
        if (!complete || naturalWidth === 0) return 'loading';
        if (!file) return currentSrc;
        return Number(file[2]) < width / 2 ? `${file[1]}, blurred` : file[1];
      });

  // The file name of a picture without size and format; known also before the picture has loaded.
  const sourceOf = (element: HTMLElement) =>
    element instanceof HTMLImageElement
      ? element.src.replace(/^.*\/images\/(.+)-\d+\.\w+$/, '$1')
      : undefined;
  // The icons that an element shows: the ends of their outlines, with `, mirrored` if it is.
  const iconsOf = (element: HTMLElement) => {
    const icons = [...element.querySelectorAll('svg')].filter(isLaidOut).map((svg) => {
      const outline = svg.querySelector('path')?.getAttribute('d') ?? '';
      const isMirrored = view.getComputedStyle(svg).transform.startsWith('matrix(-1');
      return `${outline.slice(-9)}${isMirrored ? ', mirrored' : ''}`;
    });
    return icons.length > 0 ? icons : undefined;
  };
  // The visible words of an element, if its name says others.
  const seenWordsOf = (element: HTMLElement, name: string) => {
    const joined = (text: string) => text.replaceAll(/\s/g, '');
    const words = tidy(element.innerText);
    return joined(words) === joined(name) ? undefined : words || undefined;
  };
  const directionOf = (element: HTMLElement) => {
    const { direction } = view.getComputedStyle(element);
    return direction === document.dir ? undefined : direction;
  };
  // For an element that does not scroll with the page: the side of the window where it stays.
  const sideOf = (element: HTMLElement) => {
    if (view.getComputedStyle(element).position !== 'fixed') return undefined;
    const { left, right, width } = element.getBoundingClientRect();
    if (width > view.innerWidth / 2) return undefined;
    return left + right < view.innerWidth ? 'left' : 'right';
  };

  const attributesOf = (element: HTMLElement) => {
    // A translator wraps words in `<font>` elements: these are skipped.
    const own = element.closest(':not(font)') ?? element;
    const names = own.getAttributeNames().filter((name) => telling.test(name));
    if (names.length === 0) return undefined;
    return Object.fromEntries(names.toSorted().map((name) => [name, own.getAttribute(name)]));
  };

  const add = (element: HTMLElement, role: string, name: string, depth: number) => {
    const field =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element
        : undefined;
    const disabled = element.ariaDisabled === 'true' || element.matches(':disabled');
    const focus = () => (element.matches(':focus-visible') ? 'shown' : 'hidden');
    const expanded =
      element.localName === 'summary'
        ? (element.parentElement as HTMLDetailsElement).open
        : isTrue(element.ariaExpanded);
    const side = sideOf(element);
    observed.push(element);
    // Properties that do not apply are undefined. JSON drops them on the way to the tests.
    things.push({
      role,
      name: tidy(name),
      level: role === 'heading' ? Number(element.localName[1]) : undefined,
      expanded,
      pressed: isTrue(element.ariaPressed),
      selected: isTrue(element.ariaSelected),
      current: element.ariaCurrent ?? undefined,
      disabled: disabled || undefined,
      url: role === 'link' ? (element.getAttribute('href') ?? '') : undefined,
      field: field?.name,
      type: field?.type,
      value: field?.value,
      editable: field && !field.readOnly,
      depth,
      ...(frames.has(role) && { room: roomOf(element), pictures: picturesIn(element) }),
      focus: element === document.activeElement ? focus() : undefined,
      tabbable: role === 'tab' ? element.tabIndex >= 0 : undefined,
      source: sourceOf(element),
      icons: wholes.has(role) ? iconsOf(element) : undefined,
      words: wholes.has(role) && !field ? seenWordsOf(element, name) : undefined,
      direction: directionOf(element),
      side,
      transparent: (name && !isShown(element)) || undefined,
      target: (element as HTMLAnchorElement).target || undefined,
      attributes: attributesOf(element),
    } as Omit<Placed, 'index'>);
  };

  const visit = (elements: Iterable<Element>, depth: number): void => {
    for (const element of elements as Iterable<HTMLElement>) {
      const unspoken = element.ariaHidden === 'true' && isLaidOut(element) && element.innerText;
      if (unspoken && tidy(unspoken)) add(element, 'unspoken', unspoken, depth);
      if (isHidden(element) || element.localName === 'label') continue;
      const { children } = element;
      if (!isLaidOut(element)) {
        // An element that is hidden or has no box of its own may contain visible ones.
        const isContents = view.getComputedStyle(element).display === 'contents';
        if (isContents || element.checkVisibility()) visit(children, depth);
        continue;
      }
      const role = roleOf(element);
      const hasWords = () =>
        [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      if (role) {
        add(element, role, nameOf(element, role), depth);
        if (role === 'heading') visit(element.querySelectorAll('a, button'), depth + 1);
        else if (!leaves.has(role)) visit(children, depth + 1);
      } else if (hasWords()) {
        const part = element.closest('p, li')?.localName;
        const partRole = part === 'li' ? 'listitem' : 'paragraph';
        add(element, part ? partRole : 'text', wordsOf(element), depth);
        visit(element.querySelectorAll('a, button'), depth + 1);
      } else visit(children, depth);
    }
  };
  // While a modal dialog is open, nothing else on the page can be perceived.
  const modal = document.querySelector('dialog:modal');
  visit(modal ? [modal] : document.body.children, 0);
  return things;
}
