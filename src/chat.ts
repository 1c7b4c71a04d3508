import { type Bilingual, inLanguage } from './content/bilingual';
import { contact } from './content/contact';
import { useLanguage } from './language';
import { useIsDesktop } from './viewport';

/** Makes chat addresses for this visitor: in the page's language, to the number of the page's layout. */
export function useChat(): (message: Bilingual<'title'>) => string {
  const language = useLanguage();
  const number = useIsDesktop() ? contact.chatNumberDesktop : contact.chatNumberMobile;
  return (message) =>
    `https://wa.me/${number}?text=${encodeURIComponent(inLanguage(message, 'title', language))}`;
}
