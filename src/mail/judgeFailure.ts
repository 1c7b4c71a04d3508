/** Whether a refusal is temporary although its code (5xx) says permanent: a full mailbox (5.2) or a daily limit (5.4.5). */
const isTemporary = (response: string) => /^5\d\d[ -]5\.(?:2\.\d+|4\.5)\b/.test(response);

/** The properties that errors of nodemailer and of the system have besides `message`. */
interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly response?: string;
}

/** Interprets the error of an e-mail that could not be sent. */
export function judgeFailure(error: unknown) {
  const { responseCode = 0, code = '', response = '' } = error as SmtpError;
  const isAnswered = ['EENVELOPE', 'EMESSAGE'].includes(code);
  return {
    /** The e-mail's file no longer exists. */
    isGone: code === 'ENOENT',
    /** The mail server answered about this e-mail. If not, the server itself may be down. */
    isAnswered,
    /** The mail server refused the e-mail for good. */
    isRefused: isAnswered && responseCode >= 500 && !isTemporary(response),
    /** The e-mail may have arrived: the mail server did not refuse it. */
    isDoubtful: responseCode === 0,
  };
}
