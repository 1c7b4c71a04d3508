import * as marks from './marks';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps which buttons are pressed and which fields are typed in before React handles events, and replays both at `started`.
 * Until then no form is submitted: the browser would put what was typed into the address.
 */
export function keepEarlyInput() {
  const pressed: HTMLButtonElement[] = [];
  const typed = new Set<Field>();
  const keeping = new AbortController();
  const options = { capture: true, signal: keeping.signal };
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest('button');
    if (button) pressed.push(button);
  };
  window.addEventListener('click', onClick, options);
  window.addEventListener('input', ({ target }) => typed.add(target as Field), options);
  window.addEventListener('submit', (event) => event.preventDefault(), options);
  const replay = () => {
    keeping.abort();
    retype([...typed]);
    for (const button of pressed) button.click();
  };
  window.addEventListener(marks.started, replay, { once: true });
}

/**
 * Types the texts of the fields once more. React hydrates the page at the first event, and reports a later one only where the
 * value differs from the one that it hydrated; so all fields are emptied first.
 */
function retype(fields: readonly Field[]) {
  const texts = fields.map((field) => [field, field.value] as const);
  for (const field of fields) field.value = '';
  for (const [field, text] of texts) {
    dispatchInput(field);
    setValue(field, text);
    dispatchInput(field);
  }
}

const dispatchInput = (field: Field) => field.dispatchEvent(new Event('input', { bubbles: true }));

/** Sets a value as typing does, with the browser's own setter: React replaces the field's, to track the values that it sets. */
function setValue(field: Field, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
}
