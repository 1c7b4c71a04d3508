/** Errors that last until the operator acts: the mail server refuses the log-in (EAUTH) or does not answer (ETIMEDOUT). */
const graveCodes = new Set(['EAUTH', 'ETIMEDOUT']);

/** How long, in milliseconds, a problem that is not grave may last before the operator has to act. */
const longestCalm = 15 * 60_000;

/** The present problems by name. A problem is removed when the action that failed succeeds. */
export class Problems {
  private readonly all = new Map<string, { details: string; since: number; isGrave: boolean }>();

  constructor(private readonly now: () => number) {}

  add(about: string, error: NodeJS.ErrnoException, isGrave = false): void {
    const { message, code = '' } = error;
    const since = this.all.get(about)?.since ?? this.now();
    this.all.set(about, {
      details: message,
      since,
      isGrave: isGrave || graveCodes.has(code),
    });
  }

  remove(about: string): void {
    this.all.delete(about);
  }

  /** The details of the problem that began last. */
  get last(): string | undefined {
    return [...this.all.values()].at(-1)?.details;
  }

  /** Whether a problem of this age, in milliseconds, has lasted too long. */
  isLong(age: number): boolean {
    return age > longestCalm;
  }

  /** The details of each problem that needs the operator, by its name. */
  get grave(): Record<string, string> {
    return Object.fromEntries(
      [...this.all].flatMap(([about, { details, since, isGrave }]) =>
        isGrave || this.isLong(this.now() - since) ? [[about, details]] : [],
      ),
    );
  }
}
