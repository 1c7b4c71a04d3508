import { renderSVG } from 'uqr';
import { chatMessages } from '../content/chatMessages';
import { contact } from '../content/contact';
import { inLanguage } from '../i18n/inLanguage';

/** The QR codes of the WhatsApp link for a quote, for a visitor who has chosen nothing: SVG texts by file name, per language and layout. */
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
