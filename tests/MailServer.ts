import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine, which keeps the e-mails that it accepts. */
export class MailServer {
  readonly accepted: string[] = [];
  /** The reply codes for the next recipients (RCPT TO), one each; 0 accepts. Once the list is empty, the server accepts all. */
  refusals: number[] = [];
  /** The reply codes for the next e-mails, sent once their text has arrived; 0 accepts. */
  lateRefusals: number[] = [];
  /** The text of all refusals, whether of a recipient or of an e-mail. */
  reason = 'Not now';
  /** Whether the server leaves this e-mail without an answer. */
  hangs = (_email: string) => false;
  /** The password of every account. A client may also send without logging in. */
  password = 'p@ss';
  /** How many e-mails the server has left without an answer. */
  hanging = 0;
  /** How long the server waits before it confirms an e-mail, in milliseconds. */
  delay = 0;
  /** Whether the server closes the connection after it has taken an e-mail, instead of confirming that e-mail. */
  breaksLine = false;
  port = 0;
  private server = this.create();

  private create() {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, callback) =>
        password === this.password
          ? callback(null, { user: 'site' })
          : callback(new Error('Wrong password')),
      logger: false,
      closeTimeout: 100,
      disableReverseLookup: true,
      onRcptTo: (_address, _session, callback) => {
        const code = this.refusals.shift();
        callback(code ? Object.assign(new Error(this.reason), { responseCode: code }) : null);
      },
      onData: (stream, _session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const code = this.lateRefusals.shift();
          if (code) {
            callback(Object.assign(new Error(this.reason), { responseCode: code }));
            return;
          }
          const email = Buffer.concat(chunks).toString();
          if (this.hangs(email)) {
            this.hanging += 1;
            return;
          }
          this.accepted.push(email);
          if (this.breaksLine) for (const each of server.connections) each.close();
          else setTimeout(callback, this.delay);
        });
      },
    });
    server.on('error', () => {});
    return server;
  }

  /** Starts the server; after `stop` it gets the same port again. */
  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server = this.create();
  }

  /** The server's address, in the form of the setting SMTP_URL. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }
}
