/** What does not pass by itself: a refused log-in, and a mail server that is there and does not answer. */
const graveCodes = new Set(['EAUTH', 'ETIMEDOUT']);

/** How long, in milliseconds, anything else may last before somebody has to look. */
const longestCalm = 15 * 60_000;

/** What goes wrong, by words about it, until the same succeeds. */
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

  /** The details of the last that came. */
  get last(): string | undefined {
    return [...this.all.values()].at(-1)?.details;
  }

  /** Whether so many milliseconds are too long. */
  isLong(age: number): boolean {
    return age > longestCalm;
  }

  /** The details of all that somebody has to look at, by the words about it. */
  get grave(): Record<string, string> {
    return Object.fromEntries(
      [...this.all].flatMap(([about, { details, since, isGrave }]) =>
        isGrave || this.isLong(this.now() - since) ? [[about, details]] : [],
      ),
    );
  }
}
