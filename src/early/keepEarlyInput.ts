import * as marks from './marks';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Control = Field | HTMLButtonElement;

/**
 * Keeps which buttons are pressed, which fields are typed in and where the focus is until the site's actors are started, and repeats
 * all of it then. Until then no form is submitted: the browser would put what was typed into the address.
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
    // React may handle events already, and the press must come once.
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
 * A control of the page as it is now. React renders the page anew where a browser's extension has put an element into it; the same
 * control has the same name, id, label or text then. Undefined where there is none.
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
 * Types a text into a field once more. React reports only a value that differs from the one that it last knew: so the field is emptied
 * first by the setter that React has replaced to know it, and filled by the browser's own, as typing does.
 */
function retype(field: Field | undefined, text: string) {
  if (!field) return;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
