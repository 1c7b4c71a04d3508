import type { Bilingual } from '../i18n/Bilingual';

/** The message that a chat link fills in for the visitor, by the link's purpose. */
export const chatMessages = {
  quote: {
    titleEN:
      'Hello Suood, I would like a quote for an elevator. Building type and number of floors: ',
    titleAR: 'السلام عليكم، أرغب في عرض سعر لمصعد. نوع المبنى وعدد الأدوار: ',
  },
  booking: {
    titleEN: 'Hello Suood, I would like to book a site visit. City and preferred day: ',
    titleAR: 'السلام عليكم، أرغب في حجز زيارة للموقع. المدينة واليوم المناسب: ',
  },
  question: {
    titleEN: 'Hello Suood, I have a question.',
    titleAR: 'السلام عليكم، لديّ استفسار.',
  },
} as const satisfies Record<string, Bilingual<'title'>>;

/** The line above a message from the contact form that is sent by chat, because it could not be sent otherwise. */
export const formChatGreeting: Bilingual<'title'> = {
  titleEN: 'Hello Suood, this is my message from your website form:',
  titleAR: 'السلام عليكم، هذه رسالتي من نموذج الموقع:',
};

/** The message that the chat link of a service card fills in; `title` is the service's title in the same language. */
export const serviceChatMessage = (title: string): Bilingual<'title'> => ({
  titleEN: `Hello Suood, I would like to know more about this service: ${title}.`,
  titleAR: `السلام عليكم، أودّ معرفة المزيد عن خدمة: ${title}.`,
});
