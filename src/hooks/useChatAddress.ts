import { contact } from '../content/contact';
import { useIsDesktop } from './useIsDesktop';

/** The most characters of a text in a chat address: encoded, as many Arabic letters take 24 kB. */
const longestText = 4000;

/** A text for an address: where it is too long, cut after a word, and never within a surrogate pair; a lone surrogate is replaced. */
function encode(text: string): string {
  // What is no word, such as a very long address, is cut within.
  const start = text.slice(0, longestText).replace(/\s\S{0,40}$|\p{Surrogate}$/u, '');
  const whole = text.length > longestText ? `${start}…` : text;
  return encodeURIComponent(whole.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Returns a function from a text to its chat address, to the number of the current layout. */
export function useChatAddress(): (text: string) => string {
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (text) => `https://wa.me/${number}?text=${encode(text)}`;
}
