import { Backoff } from './Backoff.js';
import type { Mailer } from './sendBySmtp.js';
import { SpoolFolder } from './SpoolFolder.js';

/** How many e-mails are sent at once, each on a connection of its own. */
const atOnce = 2;
const longestWait = 5 * 24 * 3_600_000;

/** What an e-mail begins with that is sent again; its Message-ID stays, by which many mail programs show one of the two. */
const sentAgain = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

/** Refusals that end by themselves, though their code is one for good: full mailboxes (5.2), and more e-mails than a day allows. */
const isTemporary = (response: string) => /^5\d\d[ -]5\.(?:2\.\d|4\.5)\b/.test(response);

/** An e-mail that waits to be sent. */
interface Waiting {
  readonly name: string;
  /** When it was written, by the spool's clock. */
  readonly since: number;
  readonly backoff: Backoff;
  /** Whether an earlier try may have arrived: it had no answer, or the process was killed. */
  isDoubtful: boolean;
  /** Whether it has arrived, and only its file is left. */
  hasArrived: boolean;
}

/** How many e-mails lie in a spool, and what is wrong. */
export interface SpoolHealth {
  /** `attention` where an e-mail is dead, `waiting` where the last try failed. */
  readonly status: 'ok' | 'waiting' | 'attention';
  readonly queued: number;
  /** Refused for good, or not sent in five days. */
  readonly dead: number;
  /** Why the last try failed; undefined after one that did not. */
  readonly problem: string | undefined;
}

/**
 * E-mails on the disk on their way to a mail server. Each is sent at least once: what may or may not have arrived is sent again, with
 * a header that says so. One process at a time may work on a folder.
 */
export class Spool {
  readonly files: SpoolFolder;
  private readonly queue = new Map<string, Waiting>();
  /** What is being done, by the name of the e-mail; the log-in has none. */
  private readonly underway = new Map<string, Promise<void>>();
  private readonly server: Backoff;
  private isLoggedIn = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private problem: string | undefined;

  constructor(
    folder: string,
    private readonly mailer: Mailer,
    private readonly log: (line: string) => void,
    private readonly firstPause = 30_000,
    // Not the time of day: it may be set back, and nothing must wait for it.
    private readonly now = () => performance.now(),
  ) {
    this.files = new SpoolFolder(folder);
    this.server = new Backoff(firstPause, now);
  }

  /** Makes the folders, takes up what an earlier process left, logs in to the mail server, and begins to send. */
  async start(): Promise<void> {
    await this.files.prepare();
    for (const name of await this.files.list('queue')) await this.add(name, true);
    const { dead } = await this.health();
    if (dead > 0) this.log(`Look into ${this.files.folder}: ${dead} e-mails in dead/`);
    this.wake();
  }

  /** Puts all that is dead back into the queue. */
  async resend(): Promise<void> {
    for (const name of await this.files.list('dead')) {
      await this.files.move(name, 'dead', 'queue');
      await this.add(name);
    }
  }

  /** Sends an e-mail that lies in the queue's folder. */
  async add(name: string, isDoubtful = false): Promise<void> {
    if (this.queue.has(name)) return;
    const since = this.now() - (await this.files.age('queue', name));
    const backoff = new Backoff(this.firstPause, this.now);
    this.queue.set(name, { name, since, backoff, isDoubtful, hasArrived: false });
    this.wake();
  }

  /** Does what is due now. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    if (!this.isLoggedIn) {
      if (this.underway.has('')) return;
      if (this.server.pause === 0) this.run('', () => this.logIn());
      else this.timer = setTimeout(() => this.wake(), this.server.pause).unref();
      return;
    }
    const idle = [...this.queue.values()].filter(({ name }) => !this.underway.has(name));
    const due = idle
      .filter(({ backoff }) => backoff.pause === 0)
      // One that keeps failing holds none that is new.
      .toSorted((one, other) => one.backoff.failures - other.backoff.failures);
    for (const each of due.slice(0, atOnce - this.underway.size))
      this.run(each.name, () => this.sendOne(each));
    if (due.length > 0 || idle.length === 0) return;
    const pause = idle.reduce((least, { backoff }) => Math.min(least, backoff.pause), Infinity);
    this.timer = setTimeout(() => this.wake(), pause).unref();
  }

  /** Ends after the e-mails that are being sent. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.underway.values());
  }

  /** How many e-mails lie where. */
  async health(): Promise<SpoolHealth> {
    const dead = (await this.files.list('dead')).length;
    const calm = this.problem === undefined ? 'ok' : 'waiting';
    const status = dead > 0 ? 'attention' : calm;
    return { status, queued: this.queue.size, dead, problem: this.problem };
  }

  private run(name: string, work: () => Promise<void>): void {
    const ended = work().finally(() => {
      this.underway.delete(name);
      this.wake();
    });
    this.underway.set(name, ended);
  }

  private async logIn(): Promise<void> {
    try {
      await this.mailer.logIn();
      this.isLoggedIn = true;
      this.problem = undefined;
      this.server.succeed();
    } catch (error) {
      this.report(error);
      this.server.fail();
    }
  }

  private async sendOne(waiting: Waiting): Promise<void> {
    const { name } = waiting;
    try {
      if (!waiting.hasArrived) {
        const email = await this.files.read(name);
        await this.mailer.send(waiting.isDoubtful ? Buffer.concat([sentAgain, email]) : email);
        waiting.hasArrived = true;
        this.problem = undefined;
        this.log(`Sent: ${name}`);
      }
      await this.files.remove('queue', name);
      this.queue.delete(name);
    } catch (error) {
      await this.keep(waiting, error).catch(this.report);
    }
  }

  /** Decides where an e-mail lies that was not sent, and when it is tried again. */
  private async keep(waiting: Waiting, error: unknown): Promise<void> {
    const { responseCode = 0, code = '', response = '' } = error as SmtpError;
    const { name, backoff, hasArrived, since } = waiting;
    // Somebody has removed its file.
    if (code === 'ENOENT') return void this.queue.delete(name);
    this.report(error);
    backoff.fail();
    const isAnswered = ['EENVELOPE', 'EMESSAGE'].includes(code);
    // Where it is the server that is away, the others wait for a log-in.
    if (!isAnswered) this.isLoggedIn = false;
    if (responseCode === 0) waiting.isDoubtful = true;
    const isRefused = isAnswered && responseCode >= 500 && !isTemporary(response);
    if (hasArrived || !(isRefused || this.now() - since > longestWait)) return;
    await this.files.move(name, 'queue', 'dead');
    this.queue.delete(name);
    this.log(`Refused, and put into dead/: ${name}`);
  }

  private readonly report = (error: unknown) => {
    this.problem = error instanceof Error ? error.message : String(error);
    this.log(`Not sent: ${this.problem}`);
  };
}

/** What nodemailer's errors, and the system's, say besides their message. */
interface SmtpError {
  readonly responseCode?: number;
  readonly code?: string;
  readonly response?: string;
}
