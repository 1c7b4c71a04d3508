import { contact } from '../content/contact';
import { useIsDesktop } from './useIsDesktop';

/** The greatest length of a text in a chat address, in characters: in Arabic letters, it takes 24 kB once encoded. */
const longestText = 4000;

/**
 * Encodes a text for an address. A text that is too long is cut after a word, and never within a surrogate pair; a lone surrogate
 * is replaced.
 */
function encode(text: string): string {
  // A long string without spaces, such as an address, is cut anywhere.
  const start = text.slice(0, longestText).replace(/\s\S{0,40}$|\p{Surrogate}$/u, '');
  const whole = text.length > longestText ? `${start}…` : text;
  return encodeURIComponent(whole.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The attributes of every link that leaves the site: it opens a new tab, which cannot reach this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns a function from a text to the attributes of a chat link that fills it in, with the chat number of the current layout. */
export function useChatLink() {
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (text: string) => ({ ...newTab, href: `https://wa.me/${number}?text=${encode(text)}` });
}
