import { contact } from '../content/contact';
import { useIsDesktop } from '../effects/useIsDesktop';
import { type Bilingual } from '../i18n/Bilingual';
import { inLanguage } from '../i18n/inLanguage';
import { useLanguage } from '../i18n/useLanguage';

/** The most characters of a text in a chat address: encoded, 1000 Arabic letters take 6 kB, and servers refuse addresses over 8 kB. */
const longestText = 1000;

/** A text for an address: cut where it is too long, but not within a surrogate pair; a lone surrogate is replaced. */
function encode(text: string): string {
  const start = text.slice(0, longestText).replace(/\p{Surrogate}$/u, '');
  const whole = text.length > longestText ? `${start}…` : text;
  return encodeURIComponent(whole.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Returns a function from a message to its chat address: in the page's language, to the number of the current layout. */
export function useChat(): (message: Bilingual<'title'>) => string {
  const language = useLanguage();
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (message) =>
    `https://wa.me/${number}?text=${encode(inLanguage(message, 'title', language))}`;
}
