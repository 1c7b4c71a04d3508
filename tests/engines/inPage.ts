// These functions run in the page, so they may use nothing that is defined outside them.

/** Reads the language of the page; undefined until its scripts run and its controls work. */
export function readRunningLanguage(): string | undefined {
  const { lang, dataset } = document.documentElement;
  return dataset['running'] === undefined ? undefined : lang;
}

export const readSeenText = (selector: string): string | undefined =>
  [...document.querySelectorAll(selector)]
    .find((element) => element.checkVisibility({ visibilityProperty: true }))
    ?.textContent.trim();

/** Reads the page's language and direction, the sides of its logo, toggle and chat link, and by how many pixels it is too wide. */
export function readLayout() {
  const [brand, toggle, chat] = ['header a', 'header button', 'aside a'].map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box) return 'nowhere';
    return box.x + box.width / 2 < window.innerWidth / 2 ? 'left' : 'right';
  });
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  return { lang, dir, brand, toggle, chat, overflow: scrollWidth - clientWidth };
}

/** Reads the texts that would take fewer lines if the browser broke lines in the usual way (`text-wrap: wrap`). */
export function readTallTexts(): readonly string[] {
  const texts = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, label')];
  const heights = texts.map((text) => text.offsetHeight);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { text-wrap: wrap !important }');
  document.adoptedStyleSheets = [sheet];
  const tall = texts.filter((text, index) => text.offsetHeight < heights[index]!);
  const words = tall.map(({ innerText }) => innerText);
  document.adoptedStyleSheets = [];
  return words;
}

/** Measures the width of a text in pixels, in the typeface of the message's field and in the fallback of that typeface. */
export function measureTyped(text: string): { readonly own: number; readonly fallback: number } {
  const field = document.querySelector('textarea')!;
  const { fontFamily, fontSize } = getComputedStyle(field);
  const ruler = document.body.appendChild(document.createElement('span'));
  const measure = (family: string) => {
    Object.assign(ruler.style, { position: 'absolute', fontSize, fontFamily: family });
    ruler.textContent = text;
    return ruler.getBoundingClientRect().width;
  };
  const own = measure(fontFamily);
  const fallback = measure(fontFamily.slice(fontFamily.indexOf(',') + 1));
  ruler.remove();
  return { own, fallback };
}

/** Scrolls to the contact form, and reads the names, values and sizes of its fields. */
export function readFields() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')];
  fields[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return fields.map((field) => {
    const { width, height } = field.getBoundingClientRect();
    return { name: field.name, value: field.value, width, height };
  });
}

/** Waits until the texts and pictures of the page are painted, and returns whether nothing moves. */
export async function isAtRest(): Promise<boolean> {
  const pictures = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const timings = document.getAnimations().map(({ effect }) => effect?.getComputedTiming());
  return timings.every((timing) => timing?.progress === null || timing?.endTime === Infinity);
}

/** Divides the page into one box per part: each box begins where the previous part ends, the first at the page's top. */
export function readParts() {
  const parts = [...document.querySelectorAll('main > *, footer')];
  // Counts a strip of at most 20 px (such as a door's sill) with the part that follows it.
  const ends = parts
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 20)
    .map(({ bottom }) => Math.round(bottom));
  return ends.map((end, index) => {
    const top = ends[index - 1] ?? 0;
    return { left: 0, top, width: window.innerWidth, height: end - top };
  });
}

/** Scrolls to the first visible control with this name; returns its middle in the window. Throws if it is missing, moves or is covered. */
export async function reachControl(selector: string, name: string) {
  const control = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    const said = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
    return element.checkVisibility() && said.trim() === name;
  });
  if (!control) throw new Error('It is not there');
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = control.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { x, y, width, height } = control.getBoundingClientRect();
  const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  if (x !== before.x || y !== before.y || moving.some((element) => element?.contains(control)))
    throw new Error('It moves');
  const middle = [Math.round(x + width / 2), Math.round(y + height / 2)] as const;
  const top = document.elementFromPoint(...middle);
  if (!control.contains(top)) throw new Error(`It is covered by ${top?.outerHTML.slice(0, 80)}`);
  return middle;
}
