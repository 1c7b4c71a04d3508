import { phoneDigits } from './phoneDigits';

/**
 * Makes number fields accept phone numbers with Arabic digits and separators, as people write and copy them. Otherwise browsers silently
 * empty such a field, or refuse to send the form. Also keeps invisible marks out of an e-mail address. Changes only text that a person
 * types, pastes or drops.
 */
export function acceptDigits() {
  document.addEventListener('beforeinput', acceptInput);
  document.addEventListener('focusin', ({ target }) => typeShownDigits(target));
}

/**
 * Where the system has other digits than 0 to 9, as an Arabic iPhone does, WebKit and Android's web views show a number in them that a
 * script has set (a restored text), and empty the field at the next typed digit, because they cannot read a mixture. So this types the
 * number anew, in digits 0 to 9.
 */
export function typeShownDigits(field: EventTarget | null | undefined) {
  if (!(field instanceof HTMLInputElement) || field.type !== 'number' || !field.value) return;
  const isShownOtherwise = (0).toLocaleString(navigator.language) !== '0';
  if (!isShownOtherwise || field.readOnly || field !== document.activeElement) return;
  const { value } = field;
  field.select();
  document.execCommand('insertText', false, value);
}

/** The characters of no width, such as marks of direction, which phones and chats copy with an address. */
const invisible = /\p{Cf}/gu;

/** The text that a field takes instead of a text that is about to be inserted. */
function accepted({ type, name, value }: HTMLInputElement, text: string): string {
  if (name === 'emailAddress') return text.replace(invisible, '');
  if (type !== 'number') return text;
  // A typed + becomes 00 only in an empty field, because a number field does not tell whether its caret is at the beginning.
  return text === '+' && value ? '' : phoneDigits(text);
}

function acceptInput(event: InputEvent) {
  const { target: field, data, dataTransfer, cancelable } = event;
  if (!(field instanceof HTMLInputElement)) return;
  // An input method's text is not cancelable: the browser inserts it anyway, so inserting its digits here would double them.
  if (!cancelable) return;
  const text = data ?? dataTransfer?.getData('text/plain');
  // Leaves input without text, such as a deletion, to the browser.
  if (!text) return;
  const taken = accepted(field, text);
  if (taken === text) return;
  event.preventDefault();
  // `execCommand` is deprecated, but every browser has it. Nothing else can insert text at a number field's caret and keep Undo working.
  if (taken) document.execCommand('insertText', false, taken);
}
