/**
 * On a touch screen, makes Enter in a single-line field move the focus to the form's next field, as the key says there (`enterKeyHint`).
 * Otherwise the return key of an iPhone would send a half-filled form. With a mouse, Enter sends the form.
 */
export function goToNextField() {
  document.addEventListener('keydown', (event) => {
    const { target: field, key } = event;
    if (key !== 'Enter' || isForInputMethod(event) || !(field instanceof HTMLInputElement)) return;
    if (!matchMedia('(pointer: coarse)').matches) return;
    const fields = [...(field.form?.elements ?? [])];
    const next = fields[fields.indexOf(field) + 1];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  });
}

/**
 * Whether an input method uses the key to accept a word. `isComposing` does not tell: on Android it is also true for the key that ends a line
 * while the keyboard still offers other words.
 */
// eslint-disable-next-line typescript/no-deprecated -- No other property tells.
const isForInputMethod = (event: KeyboardEvent) => event.keyCode === 229;
