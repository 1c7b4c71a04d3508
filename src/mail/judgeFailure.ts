/** Whether a refusal passes, although its code (5xx) says the contrary: a full mailbox (5.2), or too many e-mails on one day (5.4.5). */
const isTemporary = (response: string) => /^5\d\d[ -]5\.(?:2\.\d+|4\.5)\b/.test(response);

/** The properties that nodemailer's errors, and the system's, have besides `message`. */
interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly response?: string;
}

/** Judges the error of an e-mail that was not sent. */
export function judgeFailure(error: unknown) {
  const { responseCode = 0, code = '', response = '' } = error as SmtpError;
  const isAnswered = ['EENVELOPE', 'EMESSAGE'].includes(code);
  return {
    /** The e-mail's file no longer exists. */
    isGone: code === 'ENOENT',
    /** The mail server's answer was about this e-mail; otherwise the server itself may be down. */
    isAnswered,
    /** The mail server refused the e-mail for good. */
    isRefused: isAnswered && responseCode >= 500 && !isTemporary(response),
    /** The e-mail may have arrived: the mail server refused nothing. */
    isDoubtful: responseCode === 0,
  };
}
