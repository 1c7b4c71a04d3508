import type { Bilingual } from '../i18n/Bilingual';

/** The message that a chat link fills in for the visitor, by the link's purpose. */
export const chatMessages = {
  quote: {
    titleEN:
      'Hello Suood, I would like a quote for an elevator. Building type and number of floors: ',
    titleAR: 'السلام عليكم، أرغب في عرض سعر لمصعد. نوع المبنى وعدد طوابقه: ',
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

/** The message that the chat link of a service card fills in; `title` is the service's title in the same language. */
export const serviceChatMessage = (title: string): Bilingual<'title'> => ({
  titleEN: `Hello Suood, I would like to know more about ${title}.`,
  titleAR: `السلام عليكم، أودّ معرفة المزيد عن خدمة: ${title}.`,
});
