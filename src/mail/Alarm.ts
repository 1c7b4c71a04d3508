import { exec } from 'node:child_process';
import { day } from './day.js';

/** How long, in milliseconds, a problem must have been gone for its return to be told as a new problem. */
const pause = 3_600_000;

/** Tells the operator about problems: runs the operator's command with the problems as its input, and again daily while they last. */
export class Alarm {
  /** When each problem was last told. */
  private readonly told = new Map<string, number>();
  /** When each told problem that is not present now ended. */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly command: string | undefined,
    private readonly log: (line: string) => void,
    private readonly now = () => performance.now(),
  ) {}

  /** `problems` holds the details of all present problems, each by its name. A problem that is missing there has ended. */
  tell(problems: Readonly<Record<string, string>>): void {
    const now = this.now();
    for (const name of this.told.keys()) {
      const end = this.ended.get(name) ?? now;
      if (!(name in problems)) this.ended.set(name, end);
      else if (this.ended.delete(name) && now - end >= pause) this.told.delete(name);
    }
    const due = Object.entries(problems).filter(
      ([name]) => now - (this.told.get(name) ?? -day) >= day,
    );
    if (due.length === 0) return;
    for (const [name] of due) this.told.set(name, now);
    const words = due.map(([name, details]) => `${name}: ${details}`).join('\n');
    this.log(`NEEDS ATTENTION: ${words}`);
    if (!this.command) return;
    const child = exec(this.command, { timeout: 60_000 }, (error) => {
      if (!error) return;
      this.log(`ALERT_COMMAND failed with ${error.signal ?? error.code}: it is run again`);
      for (const [name] of due) this.told.delete(name);
    });
    child.stdin
      ?.on('error', () => {})
      .end(`The mail service of the contact form needs attention:\n${words}\n`);
  }
}
