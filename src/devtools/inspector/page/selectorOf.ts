/** Selects the elements that count as controls. Elements inside a control belong to the control. */
const controls = 'a, button, input, select, summary, textarea, [role=tab], [tabindex]';

/** The control that an element belongs to, or the element itself where it belongs to none. */
export const controlOf = (element: Element): Element => element.closest(controls) ?? element;

/** A CSS selector of one element: the nearest ancestor with an id, and from there the position among the siblings at each level. */
export function selectorOf(element: Element): string {
  const { id, localName, parentElement: parent } = element;
  if (id) return `#${CSS.escape(id)}`;
  if (!parent) return localName;
  return `${selectorOf(parent)} > :nth-child(${[...parent.children].indexOf(element) + 1})`;
}

/** The selector of the control at which the browser's current event happens, or `window`; empty outside events, as in a timer. */
export function presentControl(): string {
  // `event` is deprecated because a handler gets the event as its parameter. This code is no handler, and cannot get the event otherwise.
  // eslint-disable-next-line typescript/no-deprecated
  const { event } = globalThis;
  if (!event) return '';
  const target = event instanceof SubmitEvent ? event.submitter : event.target;
  if (target instanceof Element) return selectorOf(controlOf(target));
  return target === window || target === document ? 'window' : '';
}
