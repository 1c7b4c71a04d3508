import { phoneDigits } from './phoneDigits';

/**
 * Has number fields take phone numbers as people write and copy them, in Arabic digits and with separators: a browser empties such
 * a field without a word, or refuses to send the form. Only what a person types, pastes or drops is changed.
 */
export function acceptDigits() {
  document.addEventListener('beforeinput', acceptInput);
}

function acceptInput(event: InputEvent) {
  const { target: field, data, dataTransfer, cancelable } = event;
  if (!(field instanceof HTMLInputElement) || field.type !== 'number') return;
  // Text that an input method composes comes in any case; inserting its digits would add them a second time.
  if (!cancelable) return;
  const text = data ?? dataTransfer?.getData('text/plain');
  // Such as what deletes.
  if (!text) return;
  // A + that is typed stands for 00 only at the beginning, and a number field does not tell where its caret is.
  const digits = text === '+' && field.value ? '' : phoneDigits(text);
  if (digits === text) return;
  event.preventDefault();
  // The only way to insert at the caret of a number field; it can be undone like typing. Deprecated, and in every browser.
  if (digits) document.execCommand('insertText', false, digits);
}
