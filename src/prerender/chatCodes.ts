import { renderSVG } from 'uqr';
import { chatMessages } from '../content/chatMessages';
import { contact } from '../content/contact';
import { inLanguage } from '../i18n/inLanguage';

/** The QR codes of the links that ask for a quote while nothing is chosen, as files by their names: one per language and layout. */
export const chatCodes = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (['ar', 'en'] as const).flatMap((language) =>
      Object.entries({
        desktop: contact.chatNumberDesktop,
        mobile: contact.chatNumberMobile,
      }).map(([layout, number]) => {
        const text = encodeURIComponent(inLanguage(chatMessages.quote, 'title', language));
        const code = renderSVG(`https://wa.me/${number}?text=${text}`, { ecc: 'L', border: 0 });
        return [`chat-${language}-${layout}.svg`, code];
      }),
    ),
  );
