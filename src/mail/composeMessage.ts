import MailComposer from 'nodemailer/lib/mail-composer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import { type ContactMessage, fieldLabels } from './fieldLabels.js';

/** The HTML standard's pattern for one e-mail address (input type=email). */
const oneAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;

/** The most characters of a subject that go into the header: mail programs show fewer, and a line may not have over 998. */
const longestSubject = 200;

/** How many characters an address can have (RFC 5321, section 4.5.3.1). */
const longestAddress = 254;

export const senderName = 'Suood Elevators website';

export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** The no-reply address at the domain of another address. */
export const noReplyAt = (address: string): string =>
  `no-reply@${address.slice(address.lastIndexOf('@') + 1)}`;

/**
 * Composes the e-mail with a visitor's message, as the bytes of an .eml file. `to` holds the recipients' addresses with commas between
 * them. If `isSuspected`, the subject begins with `[Spam?]`, by which mail programs can filter.
 */
export function composeMessage(
  message: ContactMessage,
  to: string,
  date: Date,
  from: Sender = { name: senderName, address: noReplyAt(to) },
  isSuspected = false,
): Promise<Buffer> {
  const isEmpty = Object.values(message).every((text) => text.trim() === '');
  // Without marks of direction, which are copied with an address: mail programs would not reply to it.
  const sender = message.emailAddress.replaceAll(/\p{Cf}/gu, '').trim();
  return build({
    from,
    to,
    ...(sender.length <= longestAddress &&
      oneAddress.test(sender) && { replyTo: { name: '', address: sender } }),
    ...subjectLine(
      (isSuspected ? '[Spam?] ' : '') +
        (isEmpty
          ? 'Empty message: no field was filled in'
          : message.subject.trim() || 'Message from the website'),
    ),
    date,
    text: bodyText(message),
  });
}

/** Composes one e-mail with the texts of several messages. */
export const composeDigest = (
  texts: readonly string[],
  to: string,
  date: Date,
  from: Sender,
): Promise<Buffer> =>
  build({
    from,
    to,
    subject: `[Spam?] Messages in the last days: ${texts.length}`,
    date,
    text: texts.join(`\n${'-'.repeat(72)}\n\n`),
  });

const build = (mail: ConstructorParameters<typeof MailComposer>[0]): Promise<Buffer> =>
  new MailComposer({
    ...mail,
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
    newline: 'windows',
  })
    .compile()
    .build();

/**
 * The visitor's subject on one line. A long subject is cut, with a mark at its end; the e-mail's body has all of it. An encoded word that
 * the visitor typed (=?UTF-8?Q?…?=) is encoded here, because Nodemailer would send it as it is and mail programs would decode it.
 */
function subjectLine(text: string) {
  const characters = Array.from(text.replaceAll(/[\r\n]+/g, ' '));
  const isLong = characters.length > longestSubject;
  const subject = characters.slice(0, longestSubject).join('') + (isLong ? ' […]' : '');
  if (!subject.includes('=?')) return { subject };
  const value = encodeWord(subject, 'Q', 52);
  return { headers: { Subject: { prepared: true, foldLines: true, value } } };
}

/** Lists each field's text after its label. Indents all but the first line of a text, so that no text can imitate another field. */
export function bodyText(message: ContactMessage) {
  return Object.entries(fieldLabels)
    .map(([field, label]) => {
      const lines = message[field as keyof ContactMessage].split(
        /\r\n|[\n\v\f\r\u0085\u2028\u2029]/,
      );
      return `${label}: ${lines.join('\n  ')}\n`;
    })
    .join('');
}
