import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { type ContactMessage, fieldLabels } from './fieldLabels.js';

/** The HTML standard's own pattern for one e-mail address (input type=email). */
const oneAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** Composes the e-mail with a visitor's message to the address `to`, as the bytes of an .eml file. */
export function composeMessage(message: ContactMessage, to: string, date: Date): Promise<Buffer> {
  const sender = message.emailAddress.trim();
  return new MailComposer({
    from: { name: 'Suood Elevators website', address: 'no-reply@suood.example' },
    to,
    ...(oneAddress.test(sender) && { replyTo: { name: '', address: sender } }),
    ...subjectLine(message.subject),
    date,
    text: bodyText(message),
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/**
 * The visitor's subject on one line. An encoded word (=?UTF-8?Q?…?=) in it is text that the visitor typed: Nodemailer would send
 * it as it is, and mail programs decode it, so it is encoded here.
 */
function subjectLine(text: string) {
  const subject = text.replaceAll(/[\r\n]+/g, ' ');
  if (!subject.includes('=?')) return { subject };
  const value = encodeWord(subject, 'Q', 52);
  return { headers: { Subject: { prepared: true, foldLines: true, value } } };
}

/** Lists the fields after their labels. Further lines of a value are indented, so that no value can look like another field. */
function bodyText(message: ContactMessage) {
  return Object.entries(fieldLabels)
    .map(([field, label]) => {
      const lines = message[field as keyof ContactMessage].split(
        /\r\n|[\n\v\f\r\u0085\u2028\u2029]/,
      );
      return `${label}: ${lines.join('\n  ')}\n`;
    })
    .join('');
}
