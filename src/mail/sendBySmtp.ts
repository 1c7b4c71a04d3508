import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/**
 * Sends an e-mail, the bytes of an .eml file. `beforeEnd` is called when all of it has been passed on but the end: only what
 * comes after can make the server accept it. Rejects with the server's answer (`responseCode`) or the network's error.
 */
export type SendEmail = (email: Buffer, beforeEnd: () => Promise<void>) => Promise<void>;

/** What a mail server and its addresses are. */
interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example:465`; nodemailer's own options may stand in its query. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
}

/** Makes the function that sends through a mail server, with a connection for each e-mail. */
export function sendBySmtp({ url, from, to }: SmtpSettings): SendEmail {
  const { auth, ...options } = parseConnectionUrl(url);
  return (email, beforeEnd) =>
    new Promise((resolve, reject) => {
      // Not nodemailer's transport: it reads the whole e-mail before it connects, and `beforeEnd` would come too early.
      const connection = new SMTPConnection(options);
      const fail = (error: Error) => {
        connection.close();
        reject(error);
      };
      const send = () =>
        connection.send({ from, to }, Readable.from(passOn(email, beforeEnd)), (error) => {
          if (error) return fail(error);
          connection.quit();
          resolve();
        });
      connection.once('error', fail);
      // An error, which says more, can come with it.
      connection.once('end', () =>
        setImmediate(fail, new Error('The mail server ended the connection')),
      );
      connection.connect((error) => {
        if (error) return fail(error);
        if (!auth) return send();
        connection.login(auth, (refusal) => (refusal ? fail(refusal) : send()));
      });
    });
}

async function* passOn(email: Buffer, beforeEnd: () => Promise<void>) {
  yield email;
  await beforeEnd();
}
