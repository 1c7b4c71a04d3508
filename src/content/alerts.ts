import type { Bilingual } from '../i18n/Bilingual';

/** The contact form's alerts. The specification words them in English only; the Arabic ones repeat the English on a second line. */
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
