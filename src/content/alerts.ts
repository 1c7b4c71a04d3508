import type { Bilingual } from '../i18n/Bilingual';

/** The exact alerts of the contact form; in Arabic the specified English sentence is on the second line. */
export const alerts = {
  sent: {
    titleEN: 'Email sent successfully!',
    titleAR: 'أُرسلت رسالتك بنجاح!\nEmail sent successfully!',
  },
  failed: {
    titleEN: 'Email sending failed',
    titleAR: 'تعذّر إرسال رسالتك\nEmail sending failed',
  },
} as const satisfies Record<string, Bilingual<'title'>>;
