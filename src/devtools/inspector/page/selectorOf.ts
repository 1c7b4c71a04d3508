/** What of a page answers to people: what lies within such an element speaks through it. */
const controls = 'a, button, input, select, summary, textarea, [role=tab], [tabindex]';

/** The control that an element belongs to; itself where it belongs to none. */
export const controlOf = (element: Element): Element => element.closest(controls) ?? element;

/** A selector of one element: the nearest id, and from there its place among its siblings. */
export function selectorOf(element: Element): string {
  const { id, localName, parentElement: parent } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (!parent) return localName;
  return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

/** The selector of the control that the browser's present event is about, or `window`; empty in none, as in a timer. */
export function presentControl(): string {
  // Deprecated, because a handler is handed it; who watches from outside is not.
  // eslint-disable-next-line typescript/no-deprecated
  const { event } = globalThis;
  if (!event) return '';
  const target = event instanceof SubmitEvent ? event.submitter : event.target;
  if (target instanceof Element) return selectorOf(controlOf(target));
  return target === window || target === document ? 'window' : '';
}
