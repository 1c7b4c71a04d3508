import { Backoff } from './Backoff.js';
import type { SendEmail } from './sendBySmtp.js';
import { SpoolFolder } from './SpoolFolder.js';
import { type SpoolHealth, spoolHealth } from './spoolHealth.js';

/** How many e-mails are sent at once, each on a connection of its own. */
const atOnce = 5;
const longestWait = 5 * 24 * 3_600_000;

/**
 * E-mails on the disk on their way to a mail server. An e-mail is sent at most once: just before the server can accept it, it
 * moves from `queue/` to `unsure/`, and is removed when the server has. One process at a time may work on a folder.
 */
export class Spool {
  readonly files: SpoolFolder;
  private readonly backoff: Backoff;
  private readonly underway = new Set<string>();
  private work: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private problem: string | undefined;
  private isStopped = false;

  constructor(
    folder: string,
    private readonly send: SendEmail,
    private readonly log: (line: string) => void,
    firstPause = 30_000,
  ) {
    this.files = new SpoolFolder(folder);
    this.backoff = new Backoff(firstPause);
  }

  /** Makes the folders, takes up what an earlier process left, and begins to send. */
  async start(): Promise<void> {
    await this.files.prepare();
    const { unsure, dead } = await this.health();
    if (unsure + dead > 0)
      this.log(`Look into ${this.files.folder}: ${unsure} e-mails in unsure/, ${dead} in dead/`);
    this.wake();
  }

  /** Puts all that is unsure or dead back into the queue; those that had arrived arrive twice. */
  async resend(): Promise<void> {
    for (const from of ['unsure', 'dead'] as const)
      for (const name of await this.files.list(from)) await this.files.move(name, from, 'queue');
  }

  /** Sends what is due now. */
  wake(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    this.work = (this.work ?? Promise.resolve()).then(() => this.sendDue()).catch(this.report);
  }

  /** Ends after the e-mails that are being sent. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.work;
  }

  /** How many e-mails lie where. */
  async health(): Promise<SpoolHealth> {
    return spoolHealth(this.files, this.underway, this.problem);
  }

  private async sendDue(): Promise<void> {
    const all = await this.files.list('queue');
    for (let first = 0; first < all.length && !this.isStopped; first += atOnce) {
      const due = all.slice(first, first + atOnce).filter((name) => this.backoff.isDue(name));
      await Promise.all(due.map(async (name) => this.sendOne(name)));
    }
    const queued = await this.files.list('queue');
    this.backoff.keepOnly(queued);
    if (queued.length > 0 && !this.isStopped)
      this.timer = setTimeout(() => this.wake(), this.backoff.pause(queued)).unref();
  }

  private async sendOne(name: string): Promise<void> {
    let isPassedOn = false;
    this.underway.add(name);
    try {
      await this.send(await this.files.read(name), async () => {
        await this.files.move(name, 'queue', 'unsure');
        isPassedOn = true;
      });
      await this.files.remove('unsure', name);
      this.problem = undefined;
      this.backoff.succeed(name);
      this.log(`Sent: ${name}`);
    } catch (error) {
      await this.keep(name, isPassedOn, error);
    } finally {
      this.underway.delete(name);
    }
  }

  /** Decides where an e-mail lies that was not sent. */
  private async keep(name: string, isPassedOn: boolean, error: unknown): Promise<void> {
    const { responseCode = 0, code = '' } = error as { responseCode?: number; code?: string };
    this.report(error);
    const from = isPassedOn ? 'unsure' : 'queue';
    if (isPassedOn && responseCode === 0) {
      this.log(`Unsure whether it arrived: ${name}`);
      return;
    }
    const isRefused = responseCode >= 500 && ['EENVELOPE', 'EMESSAGE'].includes(code);
    const isTooOld = (await this.files.age(from, name)) > longestWait;
    const to = isRefused || isTooOld ? 'dead' : 'queue';
    if (to === 'dead') this.log(`Refused, and put into dead/: ${name}`);
    await this.files.move(name, from, to);
    // Where the server itself is away, the others wait with it.
    if (to === 'queue') this.backoff.fail(responseCode === 0 ? undefined : name);
  }

  private readonly report = (error: unknown) => {
    this.problem = error instanceof Error ? error.message : String(error);
    this.log(`Not sent: ${this.problem}`);
  };
}
