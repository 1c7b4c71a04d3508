import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/** The longest that a mail server may take for each of three phases, in milliseconds: to connect, to log in, and to take an e-mail. */
const longestPhase = 50_000;

/** A mail server, and the addresses of its e-mails. */
interface SmtpSettings {
  /** Such as `smtps://user:password@mail.example:465`; nodemailer's own options may stand in its query. */
  readonly url: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** A mail server. Both functions reject with its answer (`responseCode`), or with the error of the network. */
export interface Mailer {
  readonly logIn: () => Promise<void>;
  /** Sends an e-mail (the bytes of an .eml file), and resolves with the server's refusals of some of the recipients. */
  readonly send: (email: Buffer) => Promise<readonly string[]>;
}

/** Uses a connection after its log-in, and at the end calls `done` with the error, if any. */
type Talk = (connection: SMTPConnection, done: (error?: Error | null) => void) => void;

/** Sends e-mails to a mail server, over a connection for each e-mail. */
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
      // Waits for an error event, which can come at the same time and says more.
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
