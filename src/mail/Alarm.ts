import { exec } from 'node:child_process';
import { day } from './day.js';

/** Tells the operator about problems: runs the operator's command with the problems as its input, and again daily while they last. */
export class Alarm {
  private readonly told = new Map<string, number>();

  constructor(
    private readonly command: string | undefined,
    private readonly log: (line: string) => void,
    private readonly now = () => performance.now(),
  ) {}

  /** `problems` holds the details of each problem by its name. */
  tell(problems: Readonly<Record<string, string>>): void {
    const about = Object.keys(problems);
    const isDue = (name: string) => this.now() - (this.told.get(name) ?? -day) >= day;
    if (!about.some(isDue)) return;
    for (const name of about) this.told.set(name, this.now());
    const words = Object.entries(problems)
      .map(([name, details]) => `${name}: ${details}`)
      .join('\n');
    this.log(`NEEDS ATTENTION: ${words}`);
    if (!this.command) return;
    const child = exec(this.command, { timeout: 60_000 }, (error) => {
      if (!error) return;
      this.log(`ALERT_COMMAND failed with ${error.signal ?? error.code}: it is run again`);
      for (const name of about) this.told.delete(name);
    });
    child.stdin
      ?.on('error', () => {})
      .end(`The mail service of the contact form needs attention:\n${words}\n`);
  }
}
