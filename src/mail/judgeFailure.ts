/** Refusals that end by themselves, though their code is one for good: full mailboxes (5.2), and more e-mails than a day allows. */
const isTemporary = (response: string) => /^5\d\d[ -]5\.(?:2\.\d+|4\.5)\b/.test(response);

/** What nodemailer's errors, and the system's, say besides their message. */
interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly response?: string;
}

/** What the error of an e-mail that was not sent means. */
export function judgeFailure(error: unknown) {
  const { responseCode = 0, code = '', response = '' } = error as SmtpError;
  const isAnswered = ['EENVELOPE', 'EMESSAGE'].includes(code);
  return {
    /** Its file is not there any more. */
    isGone: code === 'ENOENT',
    /** The mail server took it up; else the server itself may be away. */
    isAnswered,
    /** The mail server refused it for good. */
    isRefused: isAnswered && responseCode >= 500 && !isTemporary(response),
    /** It may have arrived: the mail server refused nothing. */
    isDoubtful: responseCode === 0,
  };
}
