import { typeShownDigits } from './acceptDigits';
import * as marks from './marks';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;

/**
 * Records pressed buttons, edited fields and the focus until the site's actors are started, and then repeats them. Until then, it also
 * stops the submission of forms, because the browser would put the typed texts into the address.
 */
export function keepEarlyInput() {
  const pressed: HTMLButtonElement[] = [];
  const typed = new Set<Field>();
  let focused: HTMLElement | undefined;
  const keeping = new AbortController();
  const options = { capture: true, signal: keeping.signal };
  const onClick = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    pressed.push(button);
    // Hides the click from React, which may already handle events: the press is repeated later and must count only once.
    event.stopImmediatePropagation();
  };
  window.addEventListener('click', onClick, options);
  window.addEventListener('input', ({ target }) => typed.add(target as Field), options);
  window.addEventListener('submit', (event) => event.preventDefault(), options);
  window.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement), options);
  const replay = () => {
    keeping.abort();
    for (const field of typed) retype(current(field), field.value);
    if (focused && !focused.isConnected && isControl(focused)) current(focused)?.focus();
    for (const button of pressed) current(button)?.click();
  };
  window.addEventListener(marks.started, replay, { once: true });
}

const isControl = (element: Element): element is Control =>
  element.matches('button, input, textarea');

/**
 * The control on the page that corresponds to a recorded one; undefined if there is none. If a browser extension's element made React
 * render the page anew, this is a new element, found by name, id, label or text.
 */
function current<Kind extends Control>(control: Kind): Kind | undefined {
  if (control.isConnected) return control;
  return [...document.querySelectorAll<Kind>(control.localName)].find(
    (each) => keyOf(each) === keyOf(control),
  );
}

const keyOf = (control: Control) =>
  control.name || control.id || control.getAttribute('aria-label') || control.textContent;

/**
 * Types a text into a field again. React reports a change only if the value differs from the one that it knows. So React's own setter first
 * gives the field another value, and then the browser's setter fills it, as typing does.
 */
function retype(field: Field | undefined, text: string) {
  if (!field) return;
  field.value = text ? '' : '0';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Not at once: React may start the page during an edit by a script, and within one the browser makes no other.
  queueMicrotask(() => typeShownDigits(field));
}
