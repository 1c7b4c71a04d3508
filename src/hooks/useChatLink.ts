import { contact } from '../content/contact';
import { useIsDesktop } from './useIsDesktop';

/** The greatest length of a text in a chat address, in characters. Encoded, an Arabic text of this length takes 24 kB. */
const longestText = 4000;

/** Encodes a text for an address. Cuts a long text after a word, never within a surrogate pair, and replaces lone surrogates. */
function encode(text: string): string {
  // If the text has no space near the limit, as in a long address, the cut is at the limit itself.
  const start = text.slice(0, longestText).replace(/\s\S{0,40}$|\p{Surrogate}$/u, '');
  const whole = text.length > longestText ? `${start}…` : text;
  return encodeURIComponent(whole.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** The attributes of every link that leaves the site: it opens in a new tab, which cannot control this tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Returns a function that makes the attributes of a chat link from a text. The chat number depends on the layout. */
export function useChatLink() {
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (text: string) => ({ ...newTab, href: `https://wa.me/${number}?text=${encode(text)}` });
}
