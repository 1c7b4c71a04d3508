import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The time limit of each phase in milliseconds: to connect to a mail server, to log in, and to hand over an e-mail. */
const longestPhase = 50_000;

/** The address of a mail server, and the sender and recipients of its e-mails. */
interface SmtpSettings {
  /** The mail server, such as `smtps://user:password@mail.example:465`; its query may hold nodemailer's own options. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** A mail server. Both functions reject with the server's answer (`responseCode`) or the network's error. */
export interface Mailer {
  readonly logIn: () => Promise<void>;
  /** Sends an e-mail (the bytes of an .eml file). Resolves with the server's refusals if it refuses only some of the recipients. */
  readonly send: (email: Buffer) => Promise<readonly string[]>;
}

/** A task over a connection that is logged in. It calls `done` at its end, with the error, if any. */
type Talk = (connection: SMTPConnection, done: (error?: Error | null) => void) => void;

/** Sends e-mails to a mail server, each over its own connection. */
export function sendBySmtp({ url, from, to }: SmtpSettings, patience = longestPhase): Mailer {
  const { auth, ...options } = parseConnectionUrl(url);
  const speak = (talk: Talk) =>
    new Promise<void>((resolve, reject) => {
      const connection = new SMTPConnection({ socketTimeout: patience, ...options });
      const end = (error?: Error | null) => {
        clearTimeout(timer);
        if (error) {
          reject(error);
          connection.close();
        } else {
          resolve();
          connection.quit();
        }
      };
      const timer = setTimeout(() => {
        const seconds = Math.round(patience / 1000);
        const error = new Error(`The mail server did not answer within ${seconds} s`);
        end(Object.assign(error, { code: 'ETIMEDOUT' }));
      }, patience);
      const next = (step: () => void) => (error?: Error | null) => {
        if (error) return end(error);
        timer.refresh();
        step();
      };
      connection.once('error', end);
      // Reports this error late, so that a pending `error` event, which says more, comes first.
      connection.once('end', () =>
        setImmediate(end, new Error('The mail server ended the connection')),
      );
      const say = next(() => talk(connection, end));
      connection.connect(next(() => (auth ? connection.login(auth, say) : say())));
    });
  return {
    logIn: () => speak((_, done) => done()),
    send: async (email) => {
      let refused: readonly string[] = [];
      await speak((connection, done) =>
        connection.send({ from, to: [...to] }, email, (error, info) => {
          refused = (info?.rejectedErrors ?? []).map(
            ({ recipient, message }) => `${recipient}: ${message}`,
          );
          done(error);
        }),
      );
      return refused;
    },
  };
}
