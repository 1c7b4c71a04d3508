import { contact } from '../content/contact';
import { useIsDesktop } from '../effects/useIsDesktop';
import { type Bilingual, inLanguage } from '../i18n/bilingual';
import { useLanguage } from '../i18n/language';

/** How many characters of a text a chat address carries: in Arabic 6 kB when they are encoded; servers refuse what is over 8 kB. */
const longestText = 1000;

/** A text as an address can carry it: cut, if need be, between two characters; half a character becomes the replacement character. */
function encode(text: string): string {
  const start = text.slice(0, longestText).replace(/\p{Surrogate}$/u, '');
  const whole = text.length > longestText ? `${start}…` : text;
  return encodeURIComponent(whole.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}

/** Makes chat addresses for this visitor: in the page's language, to the number of the page's layout. */
export function useChat(): (message: Bilingual<'title'>) => string {
  const language = useLanguage();
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (message) =>
    `https://wa.me/${number}?text=${encode(inLanguage(message, 'title', language))}`;
}
