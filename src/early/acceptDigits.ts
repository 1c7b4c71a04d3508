import { phoneDigits } from './phoneDigits';

/**
 * Makes number fields accept phone numbers as people write and copy them, with Arabic digits and separators. Otherwise browsers
 * silently empty such a field, or refuse to send the form. Changes only text that a person types, pastes or drops.
 */
export function acceptDigits() {
  document.addEventListener('beforeinput', acceptInput);
}

function acceptInput(event: InputEvent) {
  const { target: field, data, dataTransfer, cancelable } = event;
  if (!(field instanceof HTMLInputElement) || field.type !== 'number') return;
  // Text from an input method cannot be prevented (not cancelable): inserting its digits here would add them a second time.
  if (!cancelable) return;
  const text = data ?? dataTransfer?.getData('text/plain');
  // No text: a deletion, for example.
  if (!text) return;
  // A typed + becomes 00 only in an empty field, because a number field does not tell whether its caret is at the beginning.
  const digits = text === '+' && field.value ? '' : phoneDigits(text);
  if (digits === text) return;
  event.preventDefault();
  // `execCommand` is the only way to insert at the caret of a number field, and it can be undone like typing. It is deprecated, but
  // every browser has it.
  if (digits) document.execCommand('insertText', false, digits);
}
