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

/** The attributes of every link that leaves the site: it opens a new tab, which cannot reach this one. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns a function from a text to the attributes of a link to its chat, with the number of the current layout. */
export function useChatLink() {
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (text: string) => ({ ...newTab, href: `https://wa.me/${number}?text=${encode(text)}` });
}
