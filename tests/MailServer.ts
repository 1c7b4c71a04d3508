import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine that keeps what it accepts. */
export class MailServer {
  /** The e-mails that it said it has, as text. */
  readonly accepted: string[] = [];
  /** What it answers to the next recipients, each with a code; empty: it accepts. */
  refusals: number[] = [];
  /** What it answers at the end of the next e-mails. */
  lateRefusals: number[] = [];
  /** What it says with its refusals. */
  reason = 'Not now';
  /** Which e-mails it never answers. */
  hangs = (_email: string) => false;
  /** The password of its accounts; whoever has none sends without. */
  password = 'p@ss';
  /** How many it has left without an answer. */
  hanging = 0;
  /** How long it thinks before it accepts, in milliseconds. */
  delay = 0;
  /** Whether it accepts an e-mail, and breaks the line instead of saying so. */
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

  /** Starts it, on the port that it had before, if any. */
  async start(): Promise<void> {
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server.server, 'listening');
    this.port = (this.server.server.address() as AddressInfo).port;
  }

  /** Ends it; it can be started again. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
    this.server = this.create();
  }

  /** Its address, as SMTP_URL has it. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }
}
