import { phoneDigits } from './phoneDigits';

/**
 * Makes number fields accept phone numbers with Arabic digits and separators, as people write and copy them. Otherwise browsers silently
 * empty such a field, or refuse to send the form. Changes only text that a person types, pastes or drops.
 */
export function acceptDigits() {
  document.addEventListener('beforeinput', acceptInput);
}

function acceptInput(event: InputEvent) {
  const { target: field, data, dataTransfer, cancelable } = event;
  if (!(field instanceof HTMLInputElement) || field.type !== 'number') return;
  // An input method's text is not cancelable: the browser inserts it anyway, so inserting its digits here would double them.
  if (!cancelable) return;
  const text = data ?? dataTransfer?.getData('text/plain');
  // Leaves input without text, such as a deletion, to the browser.
  if (!text) return;
  // A typed + becomes 00 only in an empty field, because a number field does not tell whether its caret is at the beginning.
  const digits = text === '+' && field.value ? '' : phoneDigits(text);
  if (digits === text) return;
  event.preventDefault();
  // `execCommand` is deprecated, but every browser has it. Nothing else can insert text at a number field's caret and keep Undo working.
  if (digits) document.execCommand('insertText', false, digits);
}
