import type { Bilingual } from '../i18n/Bilingual';

const sent = {
  titleEN: 'Email sent successfully!',
  titleAR: 'أُرسلت رسالتك بنجاح!\nEmail sent successfully!',
};

const failed = {
  titleEN: 'Email sending failed',
  titleAR: 'تعذّر إرسال رسالتك\nEmail sending failed',
};

/**
 * The contact form's alerts, by the result of a send. The specification words them in English only; the Arabic ones repeat the English on a
 * second line.
 */
export const alerts = {
  sent,
  failed,
  unanswered: failed,
  unusual: sent,
} as const satisfies Record<string, Bilingual<'title'>>;
