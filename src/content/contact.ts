import type { Bilingual } from '../i18n/Bilingual';

/**
 * How the company is reached. All of this is a placeholder that the company replaces here, in one place:
 * the address, the e-mail, the phone, and the two chat numbers (international format, digits only).
 */
export const contact = {
  email: 'support@suood.example',
  phone: '+966 11 000 0000',
  chatNumberMobile: '966500000001',
  chatNumberDesktop: '966500000002',
  street: { titleEN: 'King Fahd Road', titleAR: 'طريق الملك فهد' },
  district: { titleEN: 'Al Olaya, Riyadh', titleAR: 'حي العليا، الرياض' },
  /** ISO 3166-1 alpha-2. */
  country: 'SA',
} as const satisfies Record<string, string | Bilingual<'title'>>;

/** The phone number as a link. */
export const phoneAddress = `tel:${contact.phone.replaceAll(' ', '')}`;

/** Where the three social icons lead: a placeholder search site (specification, section 2). */
export const socialAddress = 'https://www.google.com/';

/** The preset subject of the footer's e-mail link (specification, section 2). */
export const emailSubject: Bilingual<'title'> = {
  titleEN: 'Inquiry About Elevator Services',
  titleAR: 'استفسار عن خدمات المصاعد',
};

/** What a chat link says for the visitor before the visitor writes. */
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

/** What the chat link of a service card says; `title` is the service's title in the same language. */
export const serviceChatMessage = (title: string): Bilingual<'title'> => ({
  titleEN: `Hello Suood, I would like to know more about ${title}.`,
  titleAR: `السلام عليكم، أودّ معرفة المزيد عن خدمة: ${title}.`,
});

/** The exact alerts of the contact form; in Arabic the specified English sentence stands on a second line. */
export const alerts = {
  sent: {
    titleEN: 'Email sent successfully!',
    titleAR: 'تم إرسال الرسالة بنجاح!\nEmail sent successfully!',
  },
  failed: {
    titleEN: 'Email sending failed',
    titleAR: 'تعذّر إرسال الرسالة\nEmail sending failed',
  },
} as const satisfies Record<string, Bilingual<'title'>>;
