import { setTimeout as sleep } from 'node:timers/promises';
import { Backoff } from './Backoff.js';
import { day } from './day.js';
import { judgeFailure } from './judgeFailure.js';
import { Problems } from './Problems.js';
import type { Mailer } from './sendBySmtp.js';
import { SpoolFolder } from './SpoolFolder.js';
import { type SpoolHealth, spoolHealth } from './spoolHealth.js';

/** How many e-mails are sent at the same time, each on its own connection. */
const atOnce = 2;
/** The service gives up an e-mail that is older than this, in milliseconds, and has failed at least this often since it was queued. */
const longestWait = 5 * day;
const fewestTries = 9;

/** The header of an e-mail that may have arrived already. It keeps its Message-ID, by which many mail programs hide a duplicate. */
const sentAgain = Buffer.from('X-Sent-Again: an earlier try may have arrived\r\n');

const logInFailed = 'The log-in to the mail server failed';
const notSent = 'Not sent';
const notToAll = 'Not sent to all';

interface Waiting {
  readonly name: string;
  /** When the e-mail was written, by the spool's clock. */
  readonly since: number;
  readonly backoff: Backoff;
  /** Whether an earlier try may have delivered the e-mail: the mail server did not answer, or the process was killed. */
  isDoubtful: boolean;
  /** Whether the e-mail was delivered, and only its file must still be removed. */
  hasArrived: boolean;
}

/**
 * Keeps e-mails on the disk until a mail server has accepted them. An e-mail that an earlier try may have delivered is sent again, with a
 * header that says so. Only one process at a time may work on a folder.
 */
export class Spool {
  readonly files: SpoolFolder;
  private readonly queue = new Map<string, Waiting>();
  /** The running tasks: each sending by the name of its e-mail, and the log-in by the empty name. */
  private readonly underway = new Map<string, Promise<void>>();
  private readonly server: Backoff;
  private isLoggedIn = false;
  private isStopped = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly problems: Problems;

  /** `onTrouble` is called when a problem needs the operator. `firstPause` is the pause before the second try, in milliseconds. */
  constructor(
    folder: string,
    private readonly mailer: Mailer,
    private readonly log: (line: string) => void,
    private readonly onTrouble = () => {},
    private readonly firstPause = 30_000,
    // Not `Date.now`: if somebody set the time of day back, e-mails would wait too long.
    private readonly now = () => performance.now(),
  ) {
    this.files = new SpoolFolder(folder);
    this.server = new Backoff(firstPause, now);
    this.problems = new Problems(now);
  }

  /** Makes the folders, queues the e-mails that an earlier process left, logs in to the mail server, and begins to send. */
  async start(): Promise<void> {
    // Continues after an error: `health` reports it if nothing can be written.
    await this.files.prepare().catch((error: Error) => this.log(error.message));
    await this.takeUp(true);
    this.wake();
  }

  /** Queues the e-mails in the queue's folder that are not queued yet. */
  async takeUp(isDoubtful = false): Promise<void> {
    const names = await this.files.list('queue').catch(() => []);
    for (const name of names) if (!this.queue.has(name)) await this.add(name, isDoubtful);
  }

  /** Queues an e-mail that lies in the queue's folder. */
  async add(name: string, isDoubtful = false): Promise<void> {
    const age = await this.files.age('queue', name).catch(() => 0);
    if (this.queue.has(name)) return;
    const since = this.now() - Math.max(0, age);
    const backoff = new Backoff(this.firstPause, this.now);
    this.queue.set(name, { name, since, backoff, isDoubtful, hasArrived: false });
    this.wake();
  }

  /** Starts the work that is due: the log-in, or e-mails to send. If none is due, sets a timer. */
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
      // E-mails that failed more often come later, so that they do not hold up new ones.
      .toSorted((one, other) => one.backoff.failures - other.backoff.failures);
    for (const each of due.slice(0, atOnce - this.underway.size))
      this.run(each.name, () => this.sendOne(each));
    if (due.length > 0 || idle.length === 0) return;
    const pause = idle.reduce((least, { backoff }) => Math.min(least, backoff.pause), Infinity);
    this.timer = setTimeout(() => this.wake(), pause).unref();
  }

  /** Stops sending. Resolves when the running tasks have ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await Promise.all(this.underway.values());
  }

  /** Waits for the first try to send an e-mail of the queue, at most 15 s. Resolves with whether the e-mail was sent. */
  async isSent(name: string): Promise<boolean> {
    const waiting = this.queue.get(name);
    if (!waiting) return true;
    const end = this.now() + 15_000;
    const isUntried = () => !waiting.hasArrived && waiting.backoff.failures === 0;
    while (isUntried() && this.now() < end) await sleep(50);
    return waiting.hasArrived;
  }

  /** How many e-mails are queued, how many are given up, and the present problems. */
  async health(): Promise<SpoolHealth> {
    const ages = [...this.queue.values()].map(({ since }) => this.now() - since);
    return spoolHealth(this.files, ages, this.problems);
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
      this.problems.remove(logInFailed);
      this.server.succeed();
      this.log('The mail server is ready.');
    } catch (error) {
      this.report(logInFailed, error as Error);
      this.server.fail();
    }
  }

  private async sendOne(waiting: Waiting): Promise<void> {
    const { name } = waiting;
    try {
      if (!waiting.hasArrived) {
        const email = await this.files.read(name);
        const refused = await this.mailer.send(
          waiting.isDoubtful ? Buffer.concat([sentAgain, email]) : email,
        );
        waiting.hasArrived = true;
        this.log(`Sent: ${name}`);
        for (const about of [notSent, notToAll]) this.problems.remove(about);
        if (refused.length > 0) this.report(notToAll, new Error(refused.join(', ')), true);
      }
      await this.files.remove('queue', name);
      this.queue.delete(name);
    } catch (error) {
      await this.keep(waiting, error).catch((reason) => this.report(notSent, reason));
    }
  }

  /** Decides whether an e-mail that was not sent stays in the queue, and when it is tried again. */
  private async keep(waiting: Waiting, error: unknown): Promise<void> {
    const { name, backoff, hasArrived, since } = waiting;
    const failure = judgeFailure(error);
    if (failure.isGone) return void this.queue.delete(name);
    this.report(notSent, error as Error);
    backoff.fail();
    waiting.isDoubtful ||= failure.isDoubtful;
    // Without an answer, the mail server itself may be down: the other e-mails wait until a log-in succeeds.
    if (!failure.isAnswered) this.isLoggedIn = false;
    const isOverdue = this.now() - since > longestWait && backoff.failures >= fewestTries;
    if (hasArrived || !(failure.isRefused || isOverdue)) return;
    await this.files.move(name, 'queue', 'dead');
    this.queue.delete(name);
    this.log(`Refused, and put into dead/: ${name}`);
    this.onTrouble();
  }

  private report(about: string, error: Error, isGrave?: boolean): void {
    this.problems.add(about, error, isGrave);
    this.log(`${about}: ${error.message}`);
    if (about in this.problems.grave) this.onTrouble();
  }
}
