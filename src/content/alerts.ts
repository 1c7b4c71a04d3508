import type { Bilingual } from '../i18n/Bilingual';

/** The contact form's alerts, worded as specified. The specification has only English, so the Arabic alerts repeat it on a second line. */
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
