import type { Bilingual } from '../i18n/Bilingual';
import type { Service } from './services';

/** The messages that chat links prefill for the visitor, by the purpose of the link. */
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

/** The first line of a message from the contact form that the visitor sends by chat, because the form could not send it. */
export const formChatGreeting: Bilingual<'title'> = {
  titleEN: 'Hello Suood, this is my message from your website form:',
  titleAR: 'السلام عليكم، هذه رسالتي من نموذج الموقع:',
};

/** The messages to which the site adds the visitor's chosen options: only requests for a quote or a visit. */
export const messagesWithChoices: readonly Bilingual<'title'>[] = [
  chatMessages.quote,
  chatMessages.booking,
];

/** The beginning of a message about maintenance. It asks for a fault's details: people who write at night want to report a fault. */
const faults = {
  titleEN: 'For faults: city, name of the building and what is wrong:\n\n',
  titleAR: 'للأعطال: المدينة واسم المبنى ووصف العطل:\n\n',
};

/** The message that a service card's chat link prefills. */
export const serviceChatMessage = ({ card, titleEN, titleAR }: Service): Bilingual<'title'> => {
  const first = card === 'maintenance' ? faults : { titleEN: '', titleAR: '' };
  return {
    titleEN: `${first.titleEN}Hello Suood, I would like to know more about this service: ${titleEN}.`,
    titleAR: `${first.titleAR}السلام عليكم، أودّ معرفة المزيد عن خدمة: ${titleAR}.`,
  };
};

/** The message that the chat link under an elevator type prefills, for people who plan the elevator's shaft. */
export const drawingsChatMessage = ({
  titleEN,
  titleAR,
}: Bilingual<'title'>): Bilingual<'title'> => ({
  titleEN: `Hello Suood, please send me the drawings and shaft dimensions for this elevator type: ${titleEN}.`,
  titleAR: `السلام عليكم، أرجو إرسال المخطّطات ومقاسات البئر لهذا النوع من المصاعد: ${titleAR}.`,
});
